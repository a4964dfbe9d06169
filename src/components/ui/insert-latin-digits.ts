import type { InputEvent } from 'react'
import { latinDigits } from '@/domain/format/latin-digits'

/**
 * Types Latin digits where Devanagari or Kannada ones were typed or pasted: a number field takes no
 * others. For `onBeforeInput`.
 */
export function insertLatinDigits(event: InputEvent<HTMLInputElement>): void {
  const text = latinDigits(event.data)
  if (text === event.data) return
  event.preventDefault()
  // The only way to insert text at the caret of a number field that 'Undo' takes back.
  document.execCommand('insertText', false, text)
}
