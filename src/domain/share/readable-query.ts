/** Parameters as the query of a link that people read: a comma needs no escape there. */
export const readableQuery = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%2C', ',')
