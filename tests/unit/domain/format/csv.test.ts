import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvFile, escapeFormula } from '@/domain/format/csv'

/** Reads a CSV file as RFC 4180 has it: the cells of each row, as a spreadsheet gets them. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/gy
  cells.lastIndex = 1 // past the byte order mark
  for (let cell = cells.exec(file); cell; cell = cells.exec(file)) {
    row.push((cell[1] ?? '').replaceAll('""', '"'))
    if (cell[2] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '|', '%', '＝', ' =', '\u200B=', '\u0000='),
      fc.string(),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('=HYPERLINK("https://a.example","a")', '@SUM(1)', '-2+3+cmd|" /C calc"!A0', '"', '","'),
)

describe('a CSV file', () => {
  it('gives every cell back, but for the apostrophe in front of what could be a formula', () => {
    const table = fc.array(fc.array(oddText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(csvFile(rows))).toEqual(rows.map((row) => row.map(escapeFormula)))
      }),
    )
  })

  it('has no text that a spreadsheet would reckon with', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const [[cell = ''] = []] = readCsv(csvFile([[text]]))
        expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u)
        expect(cell).not.toMatch(/^[\t\r\n]/)
        expect([text, `'${text}`]).toContain(cell)
      }),
    )
  })

  it('leaves numbers numbers and plain names as they are', () => {
    expect(csvFile([['Jamun Honey, 500 g', 12, 520.5]])).toBe('\uFEFF"Jamun Honey, 500 g","12","520.5"\r\n')
    expect(escapeFormula('मधु')).toBe('मधु')
  })
})
