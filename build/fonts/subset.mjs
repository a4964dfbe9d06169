// Cuts a font down to some of its glyphs, with the part of HarfBuzz that its package has no functions for.
import { readFile } from 'node:fs/promises'
import { root } from '../folders.mjs'

/** HarfBuzz' numbers for what is used of it: two flags of a subset, and the memory mode of a blob. */
const flags = { noHinting: 0x1, noLayoutClosure: 0x200 }
const writableMemory = 2

/** @typedef {Record<string, (...values: number[]) => number>} Functions */

const loading = (async () => {
  const wasm = await readFile(`${root}node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm`)
  const { exports } = (await WebAssembly.instantiate(wasm)).instance
  const functions = /** @type {Functions} */ (/** @type {unknown} */ (exports))
  functions._initialize?.()
  return { functions, memory: /** @type {WebAssembly.Memory} */ (exports.memory) }
})()

const numberOf = (/** @type {string} */ tag) => Buffer.from(tag, 'latin1').readUInt32BE()

/**
 * The font with these characters and these glyphs alone. Rules that lead to another glyph are left out with it, so whoever
 * calls has to name what its texts need on the way.
 * @param {Uint8Array} font as TrueType
 * @param {{ characters: Iterable<number>, glyphs: Iterable<number>, weight?: number }} contents `weight` makes a font of a single one
 * @returns {Promise<Buffer>}
 */
export async function subset(font, { characters, glyphs, weight }) {
  const { functions, memory } = await loading
  const call = (/** @type {string} */ name, /** @type {number[]} */ ...values) => {
    const called = functions[name]
    if (!called) throw new Error(`This version of HarfBuzz has no ${name}.`)
    return called(...values)
  }
  const place = call('malloc', font.length)
  new Uint8Array(memory.buffer).set(font, place)
  const blob = call('hb_blob_create', place, font.length, writableMemory, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, flags.noHinting | flags.noLayoutClosure)
  const addAll = (/** @type {string} */ set, /** @type {Iterable<number>} */ members) => {
    const pointer = call(`hb_subset_input_${set}`, input)
    for (const member of members) call('hb_set_add', pointer, member)
  }
  addAll('unicode_set', characters)
  addAll('glyph_set', glyphs)
  if (weight) call('hb_subset_input_pin_axis_location', input, face, numberOf('wght'), weight)
  const smaller = call('hb_subset_or_fail', face, input)
  if (!smaller) throw new Error('HarfBuzz could not cut the font.')
  const result = call('hb_face_reference_blob', smaller)
  const start = call('hb_blob_get_data', result, 0)
  const bytes = Buffer.from(memory.buffer.slice(start, start + call('hb_blob_get_length', result)))
  for (const one of [result, blob]) call('hb_blob_destroy', one)
  for (const one of [smaller, face]) call('hb_face_destroy', one)
  call('hb_subset_input_destroy', input)
  call('free', place)
  return bytes
}
