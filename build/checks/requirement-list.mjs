// `npm run requirements`: writes tests/requirements.md anew from the rows of docs/ and the comments
// of the tests.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../commands/command-line.mjs'
import { reportFailure } from '../commands/say.mjs'
import { root } from '../folders.mjs'
import { proofsIn } from './proofs.mjs'

/** @typedef {import('./proofs.mjs').Proof} Proof */

const tests = join(root, 'tests')
export const listFile = join(tests, 'requirements.md')

/** The pages that hold the rows, each a list entry that begins with the row. */
const pages = ['docs/behaviour.md', 'docs/back-end.md']

/**
 * Every requirement by its row, in the words of its page.
 * @returns {Map<string, string>}
 */
export function readRows() {
  return new Map(pages.flatMap((page) => [...rowsOf(readFileSync(join(root, page), 'utf8'))]))
}

/**
 * The rows of one page.
 * @param {string} page
 * @returns {Map<string, string>}
 */
export function rowsOf(page) {
  const entries = [...page.matchAll(/^- \*\*(R-[A-Z]+-\d\d)\*\* (.+)$/gm)]
  const rows = new Map(entries.map(([, row = '', words = '']) => [row, words]))
  if (rows.size < entries.length) throw new Error('A row stands twice on a page.')
  return rows
}

/**
 * Every comment of a test that names a row, with the test that it counts for.
 * @returns {Proof[]}
 */
export function readProofs() {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return files.flatMap((file) => proofsIn(file, readFileSync(join(tests, file), 'utf8')))
}

/**
 * The list as it stands in `tests/requirements.md`.
 * @param {Map<string, string>} rows
 * @param {Proof[]} proofs
 */
export function requirementList(rows, proofs) {
  const proven = [...rows.keys()].filter((row) => proofs.some((proof) => proof.row === row))
  const lines = [...rows].map(([row, words]) => {
    const found = proofs.filter((proof) => proof.row === row).map(({ file, title }) => `${file}: ${title}`)
    const proof = found.length > 0 ? [...new Set(found)].map(escaped).join('<br>') : 'not yet'
    return `| ${row} | ${words.replaceAll('|', '\\|')} | ${proof} |`
  })
  return [
    '# Which test proves which requirement',
    '',
    'Written by `npm run requirements` from the rows of `docs/behaviour.md` and `docs/back-end.md` and the comments of the',
    `tests; a test fails when it is out of date. ${proven.length} of ${rows.size} rows are proven.`,
    '',
    '| row | requirement | proven by |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

const escaped = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    readOptions(process.argv.slice(2), {})
    writeFileSync(listFile, requirementList(readRows(), readProofs()))
  } catch (cause) {
    reportFailure(cause)
  }
}
