/** Longer than this it is a page or a stack trace, not a message (docs/back-end.md). */
const longestText = 200

/**
 * The text of a text call as it may be shown; undefined where it is empty, begins with '<' or is
 * too long.
 */
export function usableText(answer: unknown): string | undefined {
  const text = typeof answer === 'string' ? answer.trim() : ''
  return text === '' || text.startsWith('<') || text.length > longestText ? undefined : text
}
