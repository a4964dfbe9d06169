import { lettersOf } from '../../src/domain/format/letters'
import type { Lettering, Style } from './lettering'

/** A heading broken into lines, and the style in which they fit. */
export type Wrapped = { lines: string[]; style: Style }

/** How large a heading may be and how many lines it may then take. */
export type Fit = { size: number; most: number }

/**
 * Headings of a script, as styles/lettering/ sets them.
 * @returns `scale`: their size, where a Latin heading's is 1; `leading`: from one line to the next, as a multiple of the size
 */
export function headingMeasures(text: string): { scale: number; leading: number } {
  if (/\p{Script=Kannada}/u.test(text)) return { scale: 0.78, leading: 1.42 }
  if (/\p{Script=Devanagari}/u.test(text)) return { scale: 0.86, leading: 1.36 }
  return { scale: 1, leading: 1.1 }
}

/**
 * Breaks a heading into lines no wider than asked for, as large as it fits, and balances them. Where it fits nowhere it is cut off
 * with '…'. A word that is wider than a line is broken wherever that is.
 * @param fits the largest size first
 */
export function wrap(
  lettering: Pick<Lettering, 'width'>,
  text: string,
  { style, width, fits }: { style: Style; width: number; fits: readonly [Fit, ...Fit[]] },
): Wrapped {
  const scale = style.face === 'serif' ? headingMeasures(text).scale : 1
  for (const { size, most } of fits) {
    const sized = { ...style, size: size * scale }
    const broken = (widest: number) => linesOf(text, (line) => lettering.width(line, sized) <= widest)
    const { length } = broken(width)
    if (length > most) continue
    // The narrowest lines of which there are no more: no word is left alone in the last one.
    let narrow = width
    while (narrow > size && broken(narrow - 8).length === length) narrow -= 8
    return { lines: broken(narrow), style: sized }
  }
  const { size, most } = fits.at(-1) ?? fits[0]
  const sized = { ...style, size: size * scale }
  const lines = linesOf(text, (line) => lettering.width(line, sized) <= width).slice(0, most)
  let last = `${lines.pop() ?? ''}…`
  while (last.length > 1 && lettering.width(last, sized) > width)
    last = `${lettersOf(last).slice(0, -2).join('')}…`
  return { lines: [...lines, last], style: sized }
}

function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of lettersOf(word)) {
      if (line && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}
