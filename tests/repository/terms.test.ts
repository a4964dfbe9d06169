import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../../build/folders.mjs'
import { rowsOfLanguage, untranslated } from '../../build/words/language-files.mjs'

/** Names that stay Latin, and words of the same letters that mean something else. */
const otherThings =
  /Eco-Bee|ACN Network|Indian Organic|\{[^}]*\}|farm[- ]to[- ]fork|farm process|wild plants|quote from|quote-note|to quote/gi

/** Places whose English word is an id, a key of storage or a verb. */
const exceptions: Readonly<Record<string, string>> = {
  marketplace: 'marketplacesId',
  quote: 'cookie-privacy-policy.ts document.sections.1.items.3.name',
  store: 'cookie-privacy-policy.ts', // it says what the site stores
}

type Term = { english: string; hi: readonly string[]; kn: readonly string[] }

const [, table = ''] = readFileSync(`${root}docs/words.md`, 'utf8').split('## Terms in three languages')
const terms: readonly Term[] = Array.from(
  table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm),
  ([, english = '', hi = '', kn = '']) => ({
    english: english.replace(/ ◇| \(.*\)/g, ''),
    hi: hi.split(', '),
    kn: kn.split(', '),
  }),
).filter(({ english }) => english !== 'English')

it('docs/words.md names the terms that return', () => {
  expect(terms.length).toBeGreaterThan(45)
})

describe.each(['hi', 'kn'] as const)('the words of %s', (code) => {
  const rows = rowsOfLanguage(code)

  it('have a translation for every English one', () => {
    expect(untranslated(rows)).toEqual([])
  })

  it('have no word of another script', () => {
    const other = code === 'hi' ? /\p{Script=Kannada}/u : /\p{Script=Devanagari}/u
    expect(rows.filter(({ translation }) => other.test(translation.replaceAll('।', '')))).toEqual([])
  })

  it('have the named places of the English ones', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    const plain = rows.filter(({ english }) => /^[^`]*\{(?:digits|filters)\}[^`]*$/.test(english))
    expect(plain.length).toBeGreaterThan(2)
    for (const { english, translation, place } of plain)
      expect(places(translation), place).toEqual(places(english))
  })

  it.each(terms)('call $english what docs/words.md calls it', (term) => {
    const named = new RegExp(`\\b${term.english}(?:e?s)?\\b`, 'i')
    const others = rows.filter(
      ({ place, english, translation }) =>
        translation !== '' &&
        named.test(english.replace(otherThings, '')) &&
        !place.includes(exceptions[term.english] ?? ' is nowhere ') &&
        !term[code].some((word) => translation.includes(word)),
    )
    expect(others).toEqual([])
  })
})
