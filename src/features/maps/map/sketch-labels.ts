import { sketchSize } from './sketch-point'

/** A point of the sketch with the name of its place. */
export type SketchPoint = { id: string; name: string; x: number; y: number }

/** A name on the sketch: where its text is anchored, in the sketch's units. */
export type SketchLabel = { id: string; text: string; x: number; y: number; anchor: 'start' | 'end' }

type Box = { left: number; right: number; top: number; bottom: number }

/** Size of the text, in the sketch's units: 12 to 17 pixels where the sketch fills a phone. */
export const labelSize = 30

/**
 * Half the width of a point, the distance from its middle to its text, and how far a text may reach
 * beyond the sketch.
 */
const radius = 9
const gap = 15
const margin = 28

/** Of `labelSize`: what a letter takes in our face, a little too much rather than too little; any other takes 0.57. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI ]/, 0.28],
  [/[frt-]/, 0.39],
  [/[mw]/i, 0.86],
  [/[A-Z]/, 0.72],
]

/**
 * The names that have room on the sketch: right of their point or left of it, clear of every point
 * and of the names before them. Any other is left off; the list beside the sketch has them all.
 */
export function sketchLabels(points: readonly SketchPoint[]): SketchLabel[] {
  const taken = points.map(({ x, y }) => box(x - radius, x + radius, y, radius))
  return points.flatMap(({ id, name, x, y }): SketchLabel[] => {
    const text = shortName(name)
    const width = textWidth(text)
    const right = box(x + gap, x + gap + width, y, labelSize / 2)
    const left = box(x - gap - width, x - gap, y, labelSize / 2)
    const free = [right, left].find(
      (place) => isInside(place) && !taken.some((other) => overlap(place, other)),
    )
    if (!free) return []
    taken.push(free)
    return free === right
      ? [{ id, text, x: x + gap, y, anchor: 'start' }]
      : [{ id, text, x: x - gap, y, anchor: 'end' }]
  })
}

/** 'Hosur plant' of 'Hosur plant, Tamil Nadu': the map shows the rest. */
const shortName = (name: string) => name.split(',', 1)[0]?.trim() ?? ''

/** Estimated from each letter's width: counting letters would drop names that fit. */
const textWidth = (text: string) =>
  [...text].reduce(
    (width, letter) => width + labelSize * (letterWidths.find(([some]) => some.test(letter))?.[1] ?? 0.57),
    0,
  )

const box = (left: number, right: number, y: number, half: number): Box => ({
  left,
  right,
  top: y - half,
  bottom: y + half,
})

const isInside = ({ left, right }: Box) => left >= -margin && right <= sketchSize.width + margin

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
