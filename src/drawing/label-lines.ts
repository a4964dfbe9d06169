import { lettersOf } from '@/domain/format/letters'

/** How wide a text is, in its own font size. */
export type Measure = (text: string) => number

/** A text set into a box: its lines, and their size in the box's own units. */
export type LabelLines = { lines: string[]; size: number }

type Box = {
  width: number
  height: number
  /** Sizes to try, from the first down to the last. */
  largest: number
  smallest: number
}

/** Whether a text is of a script whose signs stand above and below its letters. */
export const hasHighSigns = (text: string): boolean => /[\p{Script=Devanagari}\p{Script=Kannada}]/u.test(text)

/** From one line of a text to the next, in font sizes. */
export const leadingOf = (text: string): number => (hasHighSigns(text) ? 1.35 : 1.1)

/** A word is broken only where it would otherwise be set smaller than this part of the largest size. */
const unbrokenDownTo = 0.5

/** A text as one line of at most so many letters, without invisible characters that change its direction. */
export const oneLine = (text: string, letters: number): string =>
  lettersOf(text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\p{Surrogate}]+/gu, ' '))
    .slice(0, letters)
    .join('')

/** Whether a line is read from right to left: its first letter with a direction says so. */
export const isRightToLeft = (line: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(line)

/**
 * Sets a text as large as its box allows, in lines of about the same width. Words stay whole as
 * long as that can be read; whatever still finds no room at the smallest size is cut.
 */
export function labelLines(text: string, box: Box, measure: Measure): LabelLines {
  const leading = leadingOf(text)
  const words = text.split(/\s+/).filter((word) => word !== '')
  const roomFor = (size: number) => Math.max(1, Math.floor(box.height / (size * leading)))
  const unbroken = Math.max(box.smallest, box.largest * unbrokenDownTo)
  for (let size = box.largest; size >= unbroken; size--) {
    const width = box.width / size
    const lines = wrap(words, width, measure)
    if (lines.length <= roomFor(size) && lines.every((line) => measure(line) <= width))
      return { size, lines: balanced(words, lines, width, measure) }
  }
  const broken = (size: number) =>
    wrap(
      words.flatMap((word) => pieces(word, box.width / size, measure)),
      box.width / size,
      measure,
    )
  for (let size = unbroken; size > box.smallest; size--) {
    const lines = broken(size)
    if (lines.length <= roomFor(size)) return { size, lines }
  }
  return { size: box.smallest, lines: broken(box.smallest).slice(0, roomFor(box.smallest)) }
}

/** As many words in each line as it holds; one that is too wide has a line of its own. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * The same number of lines in the narrowest column that holds them: 'Tamarind / & Thyme', not
 * 'Tamarind & / Thyme'.
 */
function balanced(words: readonly string[], lines: string[], width: number, measure: Measure): string[] {
  let best = lines
  for (let narrower = width * 0.95; narrower > width * 0.3; narrower -= width * 0.05) {
    const tried = wrap(words, narrower, measure)
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break
    best = tried
  }
  return best
}

/** A word cut into pieces that a line holds. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const cut: string[] = []
  for (const letter of lettersOf(word)) {
    const longer = `${cut.at(-1)}${letter}`
    if (cut.length > 0 && measure(longer) <= width) cut[cut.length - 1] = longer
    else cut.push(letter)
  }
  return cut
}
