// The words of a language's own script that the site says.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { root } from '../folders.mjs'
import { scripts } from './syllables.mjs'

/** @typedef {keyof typeof scripts} Code */

/** Names of months and days are the browser's. */
function datesOf(/** @type {Code} */ code) {
  const styles = /** @type {const} */ (['long', 'short', 'narrow'])
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)))
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(code, { weekday: style, month: style, timeZone: 'UTC' })
    return days.map((day) => format.format(day))
  })
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
  return [...new Set([...texts, ...datesOf(code)].flatMap((text) => text.match(ofScript) ?? []))].sort()
}
