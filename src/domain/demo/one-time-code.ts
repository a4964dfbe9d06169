import { latinDigits } from '@/domain/format/latin-digits'

/** Characters of a one-time code, one for each box (R-OTP-01). */
export const codeLength = 6

/** Six empty boxes. */
export const emptyCode: readonly string[] = Array.from({ length: codeLength }, () => '')

/** Blanks and dashes, visible or not, are how codes are printed, never part of one. */
const separators = /[\s\p{Pd}\p{Cf}]/gu

/** Digits side by side, and digits with separators among them. */
const digitRuns = [/\d+/g, /\d(?:[\s\p{Pd}\p{Cf}]*\d)*/gu]

const withoutSeparators = (text: string) => text.replace(separators, '')

/**
 * The characters for the boxes in a text that was pasted or filled in: the first run of exactly six
 * digits, or else all digits there are. Letters count where the text is six characters and nothing
 * else: the back end refuses what is wrong (docs/behaviour.md, R-OTP-05).
 */
export function codeIn(pasted: string): string {
  const text = latinDigits(pasted)
  const runs = digitRuns.flatMap((run) => text.match(run) ?? []).map(withoutSeparators)
  const code = runs.find(({ length }) => length === codeLength)
  if (code) return code
  const alone = text.trim()
  const isCode = [...alone].length === codeLength && withoutSeparators(alone) === alone
  return isCode ? alone : text.replace(/\D/g, '')
}

/**
 * Fills the boxes from the current one; what does not fit is dropped, and boxes that the characters
 * do not reach keep their own (R-OTP-06).
 * @param current the six boxes, each holding one character or ''
 * @param at index of the current box, from 0
 * @returns a new list of six boxes
 */
export function fillBoxes(current: readonly string[], at: number, characters: string): string[] {
  const typed = [...withoutSeparators(latinDigits(characters))]
  return emptyCode.map((_, box) => typed[box - at] ?? current[box] ?? '')
}

/**
 * Index of the box to go on with after characters went in at `at`: the one after the last filled,
 * or the last box.
 */
export function boxAfter(at: number, characters: string): number {
  return Math.min(at + [...withoutSeparators(characters)].length, codeLength - 1)
}

/** Whether every box holds a character (R-OTP-07). */
export function isCompleteCode(boxes: readonly string[]): boolean {
  return boxes.length === codeLength && boxes.every((box) => box !== '')
}
