import { fileURLToPath } from 'node:url'

/** Where the pictures go; no part of the repository. */
export const lookFolder = fileURLToPath(new URL('../../look', import.meta.url))
