/** Characters of a message that the patterns search, after private texts and queries have gone from the whole of it. */
const readLimit = 1_000

/** Characters of a message that are sent. */
const textLimit = 300

/** What never leaves in a message. Each pattern sees what the ones above have left. */
const patterns: [RegExp, string][] = [
  // The name of an e-mail may hold all signs but these, and in quotes any. Of an address with a path, the host may stay.
  [/(https?:\/\/[^\s/@]+\/)?(?:"[^"]*"|[^\s"<>(),;[\]]+)\s?@\s?\[?[^\s/"'<>(),;:=[\]]+/gi, '$1[e-mail]'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 [token]'],
  [/\b([\w-]*(?:token|secret|password|key))["']?\s*[:=]\s*["']?[^\s"',;&}]+/gi, '$1=[token]'],
  [/[\w-]{24,}(?:\.[\w-]+)*/g, '[token]'],
  // A phone number may have spaces, dashes, dots and brackets between its digits. Four digits are a
  // code or a year.
  [/\p{Nd}(?:[^\p{L}\p{Nd}]{0,5}\p{Nd}){3,}/gu, '[digits]'],
]

/** `%40` and `&#64;` are an `@`. What cannot be decoded is no address. */
const decoded = (text: string): string =>
  text
    .replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return '%'
      }
    })
    .replace(/&(?:#0*64|#x0*40|commat);/gi, '@')

const decodedTwice = (text: string): string => decoded(decoded(text)).normalize('NFKC')

/** A `?` begins a query, but for one in the name of an e-mail: with no path before it, and an `@` behind it. */
const withoutQueries = (text: string): string =>
  text.replace(/\S+/g, (word) =>
    /^[^/?]*\?.*@/s.test(decodedTwice(word)) ? '[e-mail]' : word.replace(/\?.+/, ''),
  )

/** A text as a pattern that ignores case and spacing. A very short one matches only as a whole word. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '[\\s+]+')
  return new RegExp(text.length > 3 ? escaped : `(?<![\\p{L}\\p{Nd}])${escaped}(?![\\p{L}\\p{Nd}])`, 'giu')
}

/** The longest first: replacing a shorter one inside it would leave the rest readable. */
const withoutTexts = (message: string, texts: readonly string[]): string =>
  [...new Set(texts)]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .reduce((left, text) => left.replace(patternOf(text), '[...]'), message)

/**
 * A message without private words.
 * @param known texts that are private, such as the content of fields: they go, and so does each of
 * their words of three characters or more
 */
export function withoutPrivateWords(message: string, known: readonly string[] = []): string {
  const texts = known.flatMap((text) => [text, decoded(text)]).map((text) => text.normalize('NFKC').trim())
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 2)
  // First as it was sent, for queries and percent signs; then decoded.
  const sent = withoutQueries(withoutTexts(message.normalize('NFKC'), texts))
  const plain = decodedTwice(sent)
  const whole = withoutQueries(withoutTexts(plain, [...texts, ...words]))
  // Cut between two words, so that no part of one is left.
  const read = whole.length > readLimit ? whole.slice(0, readLimit).replace(/\S*$/, '') : whole
  return patterns.reduce((text, [pattern, word]) => text.replace(pattern, word), read).slice(0, textLimit)
}
