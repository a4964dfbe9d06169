// `npm run requirements`: writes tests/requirements.md anew from the comments of the tests.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tests = fileURLToPath(new URL('../tests/', import.meta.url))
export const listFile = `${tests}requirements.md`

/** @typedef {{ row: string, file: string, title: string }} Proof */

/**
 * Every requirement by its row, in a few words; one that a later piece of work fills begins with 'later: '.
 * @returns {Record<string, string>}
 */
export const readRows = () => JSON.parse(readFileSync(`${tests}requirement-rows.json`, 'utf8'))

/** Every comment that names a row, with the test that it stands in. */
export function readProofs() {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return files.flatMap((file) => proofsIn(file, readFileSync(join(tests, file), 'utf8')))
}

const testStart =
  /(?<![\w.'])(?:test|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const rowName = /R-[A-Z]+-\d\d/g

/**
 * The rows that a test file's comments name.
 * @param {string} file
 * @param {string} code
 * @returns {Proof[]}
 */
export function proofsIn(file, code) {
  const starts = [...code.matchAll(testStart)].map((match) => ({
    at: match.index,
    title: (match[2] ?? '').replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
  }))
  const comments = [...code.matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g)]
  return comments.flatMap((comment) => {
    const end = comment.index + comment[0].length
    // A comment belongs to the test around it; one that stands right above a test, or above all of them, to that.
    const next = starts.find(({ at }) => at >= end)
    const above = next && /^\s*(?:for \(.*\) \{\s*)?$/.test(code.slice(end, next.at))
    const around = starts.filter(({ at }) => at < comment.index).at(-1)
    const { title } = (above ? next : around) ?? next ?? { title: '' }
    return [...comment[0].matchAll(rowName)].map(([row]) => ({ row, file, title }))
  })
}

/**
 * The list as it stands in `tests/requirements.md`.
 * @param {Record<string, string>} rows
 * @param {Proof[]} proofs
 */
export function requirementList(rows, proofs) {
  const proven = Object.keys(rows).filter((row) => proofs.some((proof) => proof.row === row))
  const lines = Object.entries(rows).map(([row, words]) => {
    const found = proofs.filter((proof) => proof.row === row).map(({ file, title }) => `${file}: ${title}`)
    const proof = found.length > 0 ? [...new Set(found)].map(escaped).join('<br>') : 'not yet'
    return `| ${row} | ${escaped(words)} | ${proof} |`
  })
  return [
    '# Which test proves which requirement',
    '',
    'Written by `npm run requirements` from the comments of the tests; a test fails when it is out of date.',
    `${proven.length} of ${Object.keys(rows).length} rows are proven.`,
    '',
    '| row | in short | proven by |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

const escaped = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(listFile, requirementList(readRows(), readProofs()))
}
