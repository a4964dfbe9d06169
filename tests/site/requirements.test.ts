// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFile, proofsIn, readProofs, readRows, requirementList } from '../../build/requirement-list.mjs'

const rows = readRows()
const proofs = readProofs()

describe('the list of requirements', () => {
  it('is up to date; npm run requirements writes it anew', () => {
    expect(readFileSync(listFile, 'utf8')).toBe(requirementList(rows, proofs))
  })

  it('has a test for every row that is not left to later work', () => {
    const proven = new Set(proofs.map(({ row }) => row))
    const open = Object.keys(rows).filter((row) => !proven.has(row))
    expect(open).toEqual(Object.keys(rows).filter((row) => rows[row]?.startsWith('later: ')))
  })

  it('knows every row that a test names', () => {
    expect(proofs.filter(({ row }) => !(row in rows))).toEqual([])
  })

  it('knows the title of every test that names a row', () => {
    expect(proofs.filter(({ title }) => title === '')).toEqual([])
  })
})

describe('a comment that names a row', () => {
  // Written apart, so that these rows are not taken for proofs of their own.
  const row = (name: string) => `R-${name}`

  it('belongs to the test around it', () => {
    const code = `it('one', () => {\n  go() // ${row('GEN-01')}\n})\ntest("two's", () => {}) // ${row('GEN-02')} ${row('GEN-03')}\n`
    expect(proofsIn('a.test.ts', code)).toEqual([
      { row: row('GEN-01'), file: 'a.test.ts', title: 'one' },
      { row: row('GEN-02'), file: 'a.test.ts', title: "two's" },
      { row: row('GEN-03'), file: 'a.test.ts', title: "two's" },
    ])
  })

  it('belongs to the test right below it, and so do those of a table above all tests', () => {
    const table = `const all = [\n  '/a', // ${row('GEN-01')}\n]\nfor (const path of all) {\n  test(\`opens \${path}\`, run)\n}\n`
    const below = `test('one', run)\n// ${row('GEN-02')}\ntest.each([1, 2])('two', run)\n`
    expect(proofsIn('a.spec.ts', table + below).map(({ title }) => title)).toEqual(['opens …', 'two'])
  })
})
