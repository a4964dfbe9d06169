// The words of a language: src/content/hi/ has the files of src/content/en/ with other texts in them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../folders.mjs'
import { isRead, sentencesOf, withTexts } from './sentences.mjs'

/** @typedef {import('./words-table.mjs').Row} Row */

const folderOf = (/** @type {string} */ code) => `${root}src/content/${code}`

const filesOf = (/** @type {string} */ code) =>
  readdirSync(folderOf(code), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()

const read = (/** @type {string} */ code, /** @type {string} */ file) =>
  existsSync(`${folderOf(code)}/${file}`) ? readFileSync(`${folderOf(code)}/${file}`, 'utf8') : ''

/** What visitors read of a file, by place. */
const textsOf = (/** @type {string} */ source) =>
  new Map(
    sentencesOf(source)
      .filter(isRead)
      .map(({ place, text }) => [place, text]),
  )

/**
 * Every text of a language beside the English one. A text that only one of them has (a plural, say)
 * has an empty cell.
 * @param {string} code
 * @returns {Row[]}
 */
export const rowsOfLanguage = (code) =>
  filesOf('en').flatMap((file) => {
    const english = textsOf(read('en', file))
    const own = textsOf(read(code, file))
    return [...new Set([...english.keys(), ...own.keys()])].map((place) => ({
      place: `${file} ${place}`,
      english: english.get(place) ?? '',
      translation: own.get(place) ?? '',
    }))
  })

/**
 * Puts the translations of a table into the files of a language. A file that the language lacks
 * begins as the English one.
 * @param {string} code
 * @param {readonly Row[]} rows
 * @returns {{ changed: number, unknown: string[] }} places of the table that no file has
 */
export function putTranslations(code, rows) {
  const wanted = new Map(rows.map(({ place, translation }) => [place, translation]))
  let changed = 0
  for (const file of filesOf('en')) {
    const source = read(code, file) || read('en', file).replaceAll("'@/content/en/", `'@/content/${code}/`)
    const written = withTexts(source, (sentence) => {
      const key = `${file} ${sentence.place}`
      const translation = wanted.get(key)
      wanted.delete(key)
      if (!translation || translation === sentence.text || !isRead(sentence)) return
      changed++
      return translation
    })
    mkdirSync(dirname(`${folderOf(code)}/${file}`), { recursive: true })
    writeFileSync(`${folderOf(code)}/${file}`, written)
  }
  return { changed, unknown: [...wanted].filter(([, text]) => text).map(([place]) => place) }
}

/**
 * Texts whose translation is missing: none, or the English one, unless it is a name that stays.
 * @param {readonly Row[]} rows
 */
export const untranslated = (rows) =>
  rows.filter(
    ({ english, translation }) =>
      english !== '' &&
      (translation === '' || (translation === english && /[a-z]{3,} [a-z]{2,}/.test(english))),
  )
