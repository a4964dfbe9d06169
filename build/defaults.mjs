/** The port of `npm start` and of the preview, unless `PORT` names another. */
export const usualPort = 4173

/** The address of the configuration file, unless `VITE_CONFIG_URL` names another (`src/config/config-address.ts`). */
export const usualConfigUrl = '/config.json'
