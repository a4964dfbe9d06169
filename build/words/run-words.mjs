// `npm run words -- --lang hi [--read FILE] [--write FILE]`: the texts of a language as a table for
// whoever corrects them, and back.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readOptions } from '../commands/command-line.mjs'
import { CommandError, reportFailure, say } from '../commands/say.mjs'
import { putTranslations, rowsOfLanguage, untranslated } from './language-files.mjs'
import { rowsOf, tableOf } from './words-table.mjs'

/**
 * The rows of a table that came back.
 * @param {string} file
 * @throws {CommandError} where it is not there, or naming the line that is no row
 */
function rowsIn(file) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  try {
    return rowsOf(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new CommandError(`${file}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

async function words() {
  const { lang, read, write } = readOptions(process.argv.slice(2), {
    lang: { type: 'string' },
    read: { type: 'string' },
    write: { type: 'string' },
  })
  if (lang !== 'hi' && lang !== 'kn') throw new CommandError('Which language? --lang hi or --lang kn.')
  if (read) {
    const { changed, unknown } = putTranslations(lang, rowsIn(read))
    say(`${changed} texts of src/content/${lang} are new. npm run format, then npm run types.`)
    for (const place of unknown) say(`⚠ No file has ${place}.`)
  }
  const rows = rowsOfLanguage(lang)
  for (const { place, english } of untranslated(rows)) say(`✖ Not translated: ${place}: ${english}`)
  if (untranslated(rows).length > 0) process.exitCode = 1
  if (!read) {
    const file = write ?? `words.${lang}.tsv`
    writeFileSync(file, tableOf(rows))
    say(`${rows.length} texts are in ${file}.`)
  }
}

words().catch(reportFailure)
