/** Letters that a message has at most, before it is looked through and as it leaves. */
const longestRead = 1_000
const longest = 300

/** What a message never carries on, in whatever form it was written; each pattern sees what the ones above have left. */
const patterns: [RegExp, string][] = [
  [/[^\s/"'<>(),;=[\]]+\s?@\s?[^\s/"'<>(),;:=[\]]+/g, '[e-mail]'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 [token]'],
  [/\b([\w-]*(?:token|secret|password|key))["']?\s*[:=]\s*["']?[^\s"',;&}]+/gi, '$1=[token]'],
  [/[\w-]{24,}(?:\.[\w-]+)*/g, '[token]'],
  // Blanks, dashes, dots and brackets part the digits of a phone; four in all are a code or a year at the least.
  [/\p{Nd}(?:[^\p{L}\p{Nd}]{0,5}\p{Nd}){3,}/gu, '[digits]'],
]

/** `%40` is an `@`; what no text can be made of is nobody's address. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return '%'
    }
  })

const withoutQueries = (text: string): string => text.replace(/\?\S+/g, '')

/** A text as a pattern: whatever its case and its blanks. A very short one counts where it stands alone. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '[\\s+]+')
  return new RegExp(text.length > 3 ? escaped : `(?<![\\p{L}\\p{Nd}])${escaped}(?![\\p{L}\\p{Nd}])`, 'giu')
}

/** The longest first: what is left of one should not hide what it was. */
const withoutTexts = (message: string, texts: readonly string[]): string =>
  [...new Set(texts)]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .reduce((left, text) => left.replace(patternOf(text), '[...]'), message)

/**
 * A message as it may leave the device.
 * @param known texts that are private in themselves, such as what stands in a field: they go, and so does each of their words
 */
export function withoutPrivateWords(message: string, known: readonly string[] = []): string {
  const texts = known.flatMap((text) => [text, decoded(text)]).map((text) => text.normalize('NFKC').trim())
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 2)
  // As it was sent, for what holds a question mark or a percent sign; then in plain letters.
  const sent = withoutQueries(withoutTexts(message.normalize('NFKC'), texts))
  const plain = decoded(decoded(sent)).normalize('NFKC')
  const whole = withoutQueries(withoutTexts(plain, [...texts, ...words]))
  // Cut between two words, so that no part of one is left.
  const read = whole.length > longestRead ? whole.slice(0, longestRead).replace(/\S*$/, '') : whole
  return patterns.reduce((text, [pattern, word]) => text.replace(pattern, word), read).slice(0, longest)
}
