/** Where this build's configuration file lies (R-GEN-12). */
export const configAddress = import.meta.env.VITE_CONFIG_URL ?? '/config.json'
