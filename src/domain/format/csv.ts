/** A cell of a table: text from anywhere, or a number of our own. */
export type CsvCell = string | number

/**
 * Spreadsheets read a cell that begins with one of these as a formula, quoted or not. Some skip
 * invisible characters before it.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** A text that a spreadsheet shows and never calculates: an apostrophe in front says that it is text. */
export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

const quoted = (cell: CsvCell) =>
  `"${(typeof cell === 'number' ? String(cell) : escapeFormula(cell)).replaceAll('"', '""')}"`

/**
 * A table as a CSV file that Excel opens as it should: a byte order mark, so that it reads UTF-8,
 * each cell quoted, lines ended by CRLF, and no text that could be a formula.
 */
export const csvFile = (rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
