/** Characters of a one-time code, one for each box (SPEC §5). */
export const codeLength = 6

/** Six empty boxes. */
export const emptyCode: readonly string[] = Array.from({ length: codeLength }, () => '')

/** Blanks and dashes, visible or not, are how codes are printed, never part of one. */
const separators = /[\s\p{Pd}\p{Cf}]/gu

/** The characters of what was typed, pasted or filled in. Letters count too: the back end refuses what is wrong. */
const charactersOf = (typed: string) => [...typed.replace(separators, '')]

/**
 * Fills the boxes from the current one with what was typed or pasted; what does not fit is dropped, and boxes
 * it does not reach keep their character (SPEC §5).
 * @param current the six boxes, each holding one character or ''
 * @param at index of the current box, from 0
 * @returns a new list of six boxes
 */
export function spread(current: readonly string[], at: number, typed: string): string[] {
  const characters = charactersOf(typed)
  return emptyCode.map((_, box) => characters[box - at] ?? current[box] ?? '')
}

/** Index of the box to go on with after `typed` went in at `at`: the one after the last filled, or the last box. */
export function boxAfter(at: number, typed: string): number {
  return Math.min(at + charactersOf(typed).length, codeLength - 1)
}

/** Whether every box holds a character. */
export function isWholeCode(boxes: readonly string[]): boolean {
  return boxes.length === codeLength && boxes.every((box) => box !== '')
}
