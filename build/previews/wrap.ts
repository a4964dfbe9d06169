import type { Lettering, Style } from './lettering'

/** A heading broken into lines, and the style in which they fit. */
export type Wrapped = { lines: string[]; style: Style }

/**
 * Breaks a heading into lines no wider than asked for, in the largest of the sizes in which they are few enough. In the smallest one
 * it is cut off with '…'. A word that is wider than a line is broken wherever that is.
 * @param sizes in pixels, the largest first
 */
export function wrap(
  lettering: Pick<Lettering, 'width'>,
  text: string,
  { style, width, sizes, most }: { style: Style; width: number; sizes: readonly number[]; most: number },
): Wrapped {
  const tries = sizes.map((size) => {
    const sized = { ...style, size }
    return { lines: linesOf(text, (line) => lettering.width(line, sized) <= width), style: sized }
  })
  const best = tries.find(({ lines }) => lines.length <= most) ?? tries.at(-1)
  if (!best) throw new Error('A heading needs a size.')
  if (best.lines.length <= most) return best
  const lines = best.lines.slice(0, most)
  let last = `${lines.pop()}…`
  while (last.length > 1 && lettering.width(last, best.style) > width) last = `${last.slice(0, -2)}…`
  return { lines: [...lines, last], style: best.style }
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
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}
