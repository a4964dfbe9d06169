import * as harfbuzz from 'harfbuzzjs'
import { root } from '../folders.mjs'
import { originalFile, originals } from '../fonts/faces.mjs'
import { readFont } from '../fonts/read-font.mjs'

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
  /** The text without what our type has no letters for; `instead` where fewer than three letters and digits are left. */
  writable: (text: string, instead: string) => string
}

type FaceName = Style['face']

const latin = {
  serif: `${root}src/fonts/fraunces-display-latin.woff2`,
  sans: `${root}src/fonts/figtree-latin.woff2`,
}
const filesOf = (code: keyof typeof originals) => ({
  serif: originalFile(originals[code].heading),
  sans: originalFile(originals[code].text),
})

/** The faces of a script, and what of a text is set in them; all else is Latin. */
const scripts = [
  { letters: '[\\u0900-\\u097f\\u200c\\u200d]+', files: filesOf('hi') },
  { letters: '[\\u0c80-\\u0cff\\u200c\\u200d]+', files: filesOf('kn') },
]
const runs = new RegExp(`(${scripts.map(({ letters }) => letters).join(')|(')})`)

/** Paths of the fonts that words are set in. */
export const fontFiles = [latin, ...scripts.map(({ files }) => files)].flatMap((files) =>
  Object.values(files),
)

/** Letters and digits that must be left of a text for it to say what it is. */
const enoughLetters = 3

/** A part of a line that is of one script: its outlines, and its width in pixels. */
type Run = { width: number; paths: string; scale: number }

type Faces = ReadonlyMap<string, harfbuzz.Face>

/** Opens the site's fonts, whole ones where what visitors load is cut to the words of pages. Its Latin subsets hold ₹. */
export async function openLettering(): Promise<Lettering> {
  const faces: Faces = new Map(
    await Promise.all(fontFiles.map(async (file) => [file, await openFace(file)] as const)),
  )
  const known = new Set([...faces.values()].flatMap((face) => [...face.collectUnicodes()]))
  const setRun = runSetter(faces)

  const set = (text: string, style: Style): Run[] =>
    text
      .split(runs)
      .filter(Boolean)
      .map((part) => {
        const script = scripts.find(({ letters }) => new RegExp(`^${letters}$`).test(part))
        return setRun(part, script?.files ?? latin, style)
      })

  return {
    width: (text, style) => set(text, style).reduce((sum, { width }) => sum + width, 0),
    line: (text, style, x, y) => {
      let start = x
      const groups = set(text, style).map(({ width, paths, scale }) => {
        const place = `translate(${start} ${y}) scale(${scale} ${-scale})`
        start += width
        return `<g transform="${place}" fill="${style.fill}">${paths}</g>`
      })
      return groups.join('')
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

/** A part of a line in units of its font, of which `upem` are as high as the letters are large. */
type ShapedRun = { end: number; paths: string; upem: number }

/** @returns what sets a part of a line; letters of other scripts than Latin are never set apart */
function runSetter(faces: Faces) {
  const fontOf = fontsOf(faces)
  const shape = (text: string, file: string, weight: number, spacing: number): ShapedRun => {
    const { font, upem } = fontOf(file, weight)
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    let end = 0
    const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const path = font.glyphToPath(glyph)
      const x = Math.round(end + xOffset)
      end += xAdvance + spacing * upem
      return path && `<path transform="translate(${x} ${yOffset})" d="${path}"/>`
    })
    return { end, paths: paths.join(''), upem }
  }

  /** A heading is tried in many widths and sizes. */
  const shaped = new Map<string, ShapedRun>()
  return (text: string, files: Record<FaceName, string>, { face, weight, size, spacing = 0 }: Style): Run => {
    const parts = [text, files[face], weight, files === latin ? spacing : 0] as const
    const key = JSON.stringify(parts)
    const run = shaped.get(key) ?? shape(...parts)
    shaped.set(key, run)
    const scale = size / run.upem
    return { width: run.end * scale, paths: run.paths, scale }
  }
}

/** @returns the font of a file in a weight, made once */
function fontsOf(faces: Faces) {
  const fonts = new Map<string, harfbuzz.Font>()
  return (file: string, weight: number) => {
    const key = `${file} ${weight}`
    const face = faces.get(file)
    if (!face) throw new Error(`${file} is not open.`)
    const font = fonts.get(key) ?? new harfbuzz.Font(face)
    if (!fonts.has(key)) font.setVariations([new harfbuzz.Variation('wght', weight)])
    fonts.set(key, font)
    return { font, upem: face.upem }
  }
}

async function openFace(file: string): Promise<harfbuzz.Face> {
  const font = await readFont(file)
  return new harfbuzz.Face(new harfbuzz.Blob(font.slice().buffer))
}
