import { readFile } from 'node:fs/promises'
import { decompress } from 'wawoff2'

/** @type {Promise<unknown>} */
let turn = Promise.resolve()

/**
 * Reads a WOFF2 as TrueType. One after another: what the decoder gives is a view of its memory, which the next one overwrites.
 * @param {string} file
 * @returns {Promise<Uint8Array>}
 */
export function readFont(file) {
  const reading = turn.then(async () => Uint8Array.from(await decompress(await readFile(file))))
  turn = reading.catch(() => {})
  return reading
}
