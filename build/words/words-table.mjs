// The table that goes to a translator, and comes back: a row for each text, tabs between its cells.

/**
 * @typedef {{ place: string, english: string, translation: string }} Row a place is
 * 'pages/farmers.ts farmers.lead'
 */

const head = ['Place', 'English', 'Translation']

const escaped = (/** @type {string} */ cell) =>
  cell.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '')

const plain = (/** @type {string} */ cell) =>
  cell.replace(/\\[\\tnr]/g, (sign) => ({ '\\\\': '\\', '\\t': '\t', '\\n': '\n', '\\r': '\r' })[sign] ?? '')

/** Spreadsheets write cells back so: those with quotes in them, and some write all of them. */
const isQuoted = (/** @type {string} */ cell) => /^"(?:[^"]|"")*"$/.test(cell)

const unquoted = (/** @type {string} */ cell) =>
  isQuoted(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell

/** A text that looks quoted by itself is quoted once more, so that its own marks come back. */
const quoted = (/** @type {string} */ cell) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** @param {readonly Row[]} rows */
export const tableOf = (rows) =>
  [head, ...rows.map(({ place, english, translation }) => [place, english, translation])]
    .map((cells) => `${cells.map((cell) => quoted(escaped(cell))).join('\t')}\n`)
    .join('')

/**
 * @param {string} table
 * @returns {Row[]}
 * @throws {SyntaxError} naming the line that is no row
 */
export function rowsOf(table) {
  const [, ...lines] = table.replace(/^\uFEFF/, '').split(/\r?\n/)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const cells = line.split('\t').map((cell) => plain(unquoted(cell)))
    const [place, english, translation] = cells
    if (cells.length !== 3 || !place || english === undefined || translation === undefined)
      throw new SyntaxError(`Line ${index + 2} has ${cells.length} cells instead of 3: ${line.slice(0, 80)}`)
    return [{ place, english, translation }]
  })
}
