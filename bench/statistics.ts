/** The middle one of some figures, or of the two in the middle their mean. `NaN` where there are none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

/** The smallest figure that so large a part of all, from 0 to 1, does not exceed. `NaN` where there are none. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * part) - 1, 0)] ?? Number.NaN
}
