// How a font sets words: which glyphs it takes, and what is to be seen of them.
import * as harfbuzz from 'harfbuzzjs'
import { readFont } from './read-font.mjs'

/**
 * @typedef {{
 *   bytes: Uint8Array,
 *   characters: ReadonlySet<number>,
 *   glyphsOf: (text: string) => number[],
 *   drawn: (text: string) => string,
 * }} OpenFont `glyphsOf` has those that are taken on the way as well; `drawn` is the outlines of a text and where they stand
 */

/**
 * Opens a WOFF2.
 * @param {string} file
 * @returns {Promise<OpenFont>}
 */
export async function openFont(file) {
  const bytes = await readFont(file)
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes.slice().buffer))
  const font = new harfbuzz.Font(face)
  const bufferOf = (/** @type {string} */ text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    return buffer
  }
  return {
    bytes,
    characters: new Set(face.collectUnicodes()),
    glyphsOf(text) {
      const steps = harfbuzz.shapeWithTrace(font, bufferOf(text), [], 0, harfbuzz.TracePhase.DONT_STOP)
      const taken = /** @type {{ g: number }[]} */ (steps.flatMap(({ glyphs, t }) => (glyphs ? t : [])))
      return taken.map(({ g }) => g)
    },
    drawn(text) {
      const buffer = bufferOf(text)
      harfbuzz.shape(font, buffer)
      const places = buffer.getGlyphPositions()
      // A joiner is a glyph that shows nothing, or none at all.
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, at) => ({ place: places[at], path: font.glyphToPath(codepoint) }))
        .filter(({ place, path }) => path || place?.xAdvance)
        .map(({ place, path }) => `${JSON.stringify(place)} ${path}`)
        .join('\n')
    },
  }
}
