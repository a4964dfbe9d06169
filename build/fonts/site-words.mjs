// The words of a language's own script that the site says.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { root } from '../folders.mjs'
import { scripts } from './syllables.mjs'

/** @typedef {keyof typeof scripts} Code */

/** The short names of months are the browser's (`src/domain/format/moment.ts`); all other words stand in `src/content/`. */
function shortMonthsOf(/** @type {Code} */ code) {
  const format = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)))
}

/**
 * Every run of letters of the language's script in its words, once each.
 * @param {Code} code
 * @returns {string[]}
 */
export function siteWords(code) {
  const folder = `${root}src/content/${code}`
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const ofScript = new RegExp(`[${String.fromCodePoint(...scripts[code].characters)}]+`, 'gu')
  return [...new Set([...texts, ...shortMonthsOf(code)].flatMap((text) => text.match(ofScript) ?? []))].sort()
}
