/**
 * Reading of single values from the back end (CONTRACT §2, 'Values'): numbers may come as strings, and the
 * string 'null', null, '' and a missing field all mean absent, which here is always `undefined`.
 */

/** Whether a value is an object with fields: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Text without the blanks around it; a number counts as its digits, and only a lower-case 'null' as absent. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text === 'null' ? undefined : text
}

/** A finite number, also from plain decimal text ('12', '-3.5'); '1,200', '12 kg' and '0x10' are no numbers. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const text = readText(value)
  if (text === undefined || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** True for `true` and the text 'true' in any case; everything else is false. */
export function readFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}

/**
 * An http(s) address: absolute, or the path of one that is the site's own, so that a page built ahead of time
 * fits every host. A path that begins with two slashes would name another host, and stays absolute.
 * @param base address that relative ones are read against: the site's own origin
 * @returns undefined for anything else, `javascript:` and `data:` addresses among them
 */
export function readAddress(value: unknown, base: string): string | undefined {
  const text = typeof value === 'string' ? readText(value) : undefined
  if (text === undefined || !URL.canParse(text, base)) return undefined
  const { protocol, origin, href } = new URL(text, base)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  const path = origin === new URL(base).origin ? href.slice(origin.length) : ''
  return path && !path.startsWith('//') ? path : href
}

const isoText = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** As seconds this lies in the year 5138, as milliseconds in 1973: no product is as old or as new. */
const firstMillisecond = 100_000_000_000

/** Milliseconds since 1970 from ISO text, epoch seconds or epoch milliseconds (CONTRACT §2, 'Fields'). */
export function readTime(value: unknown): number | undefined {
  const number = readNumber(value)
  if (number !== undefined) return Math.abs(number) < firstMillisecond ? number * 1000 : number
  const text = readText(value)
  if (text === undefined || !isoText.test(text)) return undefined
  const time = Date.parse(text.replace(' ', 'T'))
  return Number.isNaN(time) ? undefined : time
}
