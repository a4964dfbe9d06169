/**
 * Reading of single values from the back end (docs/back-end.md): numbers may come as strings, and the
 * string 'null', null, '' and a missing field all mean absent, which here is always `undefined`.
 */

/** Whether a value is an object with fields: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Text without the blanks around it; a number counts as its digits, and only a lower-case 'null' as
 * absent. Half an emoji, as a text that was cut short ends with, could stand in no address, and becomes U+FFFD.
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim().toWellFormed()
  return text === '' || text === 'null' ? undefined : text
}

/**
 * A finite number, also from plain decimal text ('12', '-3.5'); '1,200', '12 kg' and '0x10' are no
 * numbers.
 */
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
 * Addresses that a parser would give back as they are, which is nearly all of them. Parsing five for each of
 * 10,000 products takes most of a second.
 */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+$/
const plainAddress = /^https?:\/\/(?:(?!xn--)[a-z\d-]+\.)+[a-z]{2,}(?:\/[\w~-][\w.~-]*)+$/

/**
 * An http(s) address. One of the site itself becomes a path, so that a prerendered page fits every host; any other
 * is absolute. A path that begins with two slashes would name another host, so such an address stays absolute.
 * @param site the site's own origin, which relative addresses are read against
 * @returns undefined for anything else, `javascript:` and `data:` addresses among them
 */
export function readAddress(value: unknown, site: string): string | undefined {
  const text = typeof value === 'string' ? readText(value) : undefined
  if (text === undefined || plainPath.test(text)) return text
  const address = plainAddress.test(text) ? text : parsedAddress(text, site)
  const path = address?.startsWith(`${site}/`) ? address.slice(site.length) : ''
  return path && !path.startsWith('//') ? path : address
}

function parsedAddress(text: string, site: string): string | undefined {
  if (!URL.canParse(text, site)) return undefined
  const { protocol, href } = new URL(text, site)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

const isoText = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A smaller number is seconds. As seconds this is the year 5138, as milliseconds 1973: no product is as new or as old. */
const firstMillisecond = 100_000_000_000

/** What a time of day without a zone counts as: the back end's own clock, whatever the device's says. */
const backEndZone = '+05:30'

/** Milliseconds since 1970 from ISO text, epoch seconds or epoch milliseconds (docs/back-end.md). */
export function readTime(value: unknown): number | undefined {
  const number = readNumber(value)
  if (number !== undefined) return Math.abs(number) < firstMillisecond ? number * 1000 : number
  const text = readText(value)
  if (text === undefined || !isoText.test(text)) return undefined
  const hasZone = !text.includes(':') || /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  // Not every browser reads a zone without a colon.
  const iso = text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const time = Date.parse(hasZone ? iso : iso + backEndZone)
  return Number.isNaN(time) ? undefined : time
}
