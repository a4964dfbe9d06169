/** Whether a file at the top of a build is a configuration file: `config.json`, `config.pre-prod.json`. */
export const isConfigFile = (name: string): boolean => /^config(?:\.[\w-]+)?\.json$/.test(name)

/** What is wrong with a `VITE_CONFIG_URL`, since hosts and workers know the file by its name; undefined where nothing is. */
export const configUrlFault = (url: string): string | undefined =>
  url.startsWith('/') && isConfigFile(url.slice(1))
    ? undefined
    : `VITE_CONFIG_URL: '${url}' is no name for it: write /config.json or /config.<name>.json`

/**
 * Every text of a value and the field that holds it, `endpoints.token`; the shape of an edited file is not checked yet.
 * @param path the field that holds the value itself
 */
export function textsIn(value: unknown, path = ''): (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => textsIn(inner, path ? `${path}.${field}` : field))
}
