import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { root } from '../folders.mjs'

/** How words are set: a face of ours, its weight, size in pixels, letter spacing in em. */
export type Style = {
  face: 'serif' | 'sans'
  weight: number
  size: number
  fill: string
  spacing?: number
}

/** Words set in the site's own type, as SVG outlines: what draws them has no fonts to choose from. */
export type Lettering = {
  /** @returns width in pixels */
  width: (text: string, style: Style) => number
  /** The outlines of one line, which begins at `x` on the baseline `y`. */
  line: (text: string, style: Style, x: number, y: number) => string
  /** The text without what our type has no letters for; the other text where hardly anything is left. */
  writable: (text: string, instead: string) => string
}

const files = {
  serif: `${root}src/fonts/fraunces-display-latin.woff2`,
  sans: `${root}src/fonts/figtree-latin.woff2`,
}

/** Paths of the fonts that words are set in. */
export const fontFiles = Object.values(files)

/** Letters and digits that must be left of a text for it to say what it is. */
const enoughLetters = 3

/** Opens the site's fonts. Its Latin subsets hold ₹. */
export async function openLettering(): Promise<Lettering> {
  const faces = { serif: await openFace(files.serif), sans: await openFace(files.sans) }
  const known = new Set([...faces.serif.collectUnicodes(), ...faces.sans.collectUnicodes()])
  const fonts = new Map<string, harfbuzz.Font>()

  const fontOf = ({ face, weight }: Style) => {
    const key = `${face} ${weight}`
    const font = fonts.get(key) ?? new harfbuzz.Font(faces[face])
    if (!fonts.has(key)) font.setVariations([new harfbuzz.Variation('wght', weight)])
    fonts.set(key, font)
    return font
  }

  /** The glyphs of a line in the font's own units, and where each of them begins. */
  const set = (text: string, style: Style) => {
    const font = fontOf(style)
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    const spacing = (style.spacing ?? 0) * faces[style.face].upem
    let end = 0
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
      const start = end
      end += (positions[at]?.xAdvance ?? 0) + spacing
      return { path: font.glyphToPath(glyph), start }
    })
    return { glyphs, width: end, scale: style.size / faces[style.face].upem }
  }

  return {
    width: (text, style) => {
      const { width, scale } = set(text, style)
      return width * scale
    },
    line: (text, style, x, y) => {
      const { glyphs, scale } = set(text, style)
      const paths = glyphs
        .filter(({ path }) => path)
        .map(({ path, start }) => `<path transform="translate(${Math.round(start)} 0)" d="${path}"/>`)
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${style.fill}">${paths.join('')}</g>`
    },
    writable: (text, instead) => {
      const left = Array.from(text.normalize('NFC'))
        .filter((letter) => known.has(letter.codePointAt(0) ?? 0))
        .join('')
        .replace(/\(\s*\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      return (left.match(/[\p{L}\p{N}]/gu) ?? []).length >= enoughLetters ? left : instead
    },
  }
}

async function openFace(file: string): Promise<harfbuzz.Face> {
  const font = await decompress(await readFile(file))
  return new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(font).buffer))
}
