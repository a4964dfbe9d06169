import { useState } from 'react'

/** A status message about a subject, such as a link; undefined as soon as the subject is another. */
export function useMessageAbout(
  subject: string,
): [message: string | undefined, show: (text: string) => void] {
  const [last, setLast] = useState<{ subject: string; text: string }>()
  return [last?.subject === subject ? last.text : undefined, (text) => setLast({ subject, text })]
}
