import { isRecord } from '@/domain/read-value'
import { usableText } from '@/domain/usable-text'

/** How JSON begins, also where it is broken off. */
const json = /^[{[]\s*["{[\]}]/

/**
 * What an answer says in words that may be shown: its text, or where it is JSON that of its
 * `message`, `error` or `detail`; never JSON itself. Undefined where it says nothing that may be shown.
 */
export function spokenText(answer: unknown): string | undefined {
  if (isRecord(answer))
    return spokenText(answer.message) ?? spokenText(answer.error) ?? spokenText(answer.detail)
  const text = usableText(answer)
  return text && json.test(text) ? undefined : text
}
