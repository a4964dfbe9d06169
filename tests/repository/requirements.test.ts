import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proofsIn } from '../../build/checks/proofs.mjs'
import {
  listFile,
  readProofs,
  readRows,
  requirementList,
  rowsOf,
} from '../../build/checks/requirement-list.mjs'

const rows = readRows()
const proofs = readProofs()

describe('the list of requirements', () => {
  it('is up to date; npm run requirements writes it anew', () => {
    expect(readFileSync(listFile, 'utf8')).toBe(requirementList(rows, proofs))
  })

  it('has a test for every row', () => {
    const proven = new Set(proofs.map(({ row }) => row))
    expect(rows.size).toBeGreaterThan(250)
    expect([...rows.keys()].filter((row) => !proven.has(row))).toEqual([])
  })

  it('knows every row that a test names', () => {
    expect(proofs.filter(({ row }) => !rows.has(row))).toEqual([])
  })

  it('knows the title of every test that names a row', () => {
    expect(proofs.filter(({ title }) => title === '')).toEqual([])
  })
})

// Written apart, so that these rows are not taken for proofs of their own.
const row = (name: string) => `R-${name}`

describe('the rows of a page', () => {
  it('are its list entries that begin with a row', () => {
    const page = `# Title\n\n- **${row('GEN-01')}** One thing.\n- another\n- **${row('GEN-02')}** Two \`things\`.\n`
    expect([...rowsOf(page)]).toEqual([
      [row('GEN-01'), 'One thing.'],
      [row('GEN-02'), 'Two `things`.'],
    ])
  })

  it('stand there once', () => {
    const entry = `- **${row('GEN-01')}** One thing.\n`
    expect(() => rowsOf(entry + entry)).toThrow('twice')
  })
})

describe('a comment that names a row', () => {
  const titles = (text: string) => proofsIn('a.spec.ts', text).map(({ title }) => title)
  const mark = `// ${row('GEN-01')}`

  it('counts for the test around it, once for each row', () => {
    const text = `test('one', () => {\n  go() ${mark} ${row('GEN-02')}\n})\ntest('two', run)\n`
    expect(proofsIn('a.spec.ts', text)).toEqual([
      { row: row('GEN-01'), file: 'a.spec.ts', title: 'one' },
      { row: row('GEN-02'), file: 'a.spec.ts', title: 'one' },
    ])
  })

  it.each([
    ['on the line of its end', `test('one', () => {\n  go()\n}) ${mark}\ntest('two', run)\n`],
    [
      'on the line of its end, within a group',
      `describe('g', () => {\n  it("one", () => {\n  }) ${mark}\n\n  it('two', run)\n})`,
    ],
    ['on its only line', `test('one', run) ${mark}\ntest('two', run)`],
    [
      'behind the end of its last statement',
      `test('one', () => {\n  expect([\n    1,\n  ]) ${mark}\n})\ntest('two', run)`,
    ],
    ['right above it', `test('zero', run)\n\n${mark}\ntest('one', run)\ntest('two', run)`],
    ['above it, with other words between', `test('zero', run)\n${mark}\n// And why.\ntest('one', run)`],
    ['in a block', `test('one', () => {\n  /* ${row('GEN-01')} */\n})`],
    [
      'behind the pattern of an address',
      `test('zero', run)\ntest('one', () => {\n  go('**/x/**') ${mark}\n})`,
    ],
    ['in its table of cases', `test.each([\n  1, ${mark}\n  2,\n])('one', run)\ntest('two', run)`],
    [
      'in the helper that it calls',
      `const go = () => {\n  look() ${mark}\n}\ntest('two', run)\ntest('one', () => go())`,
    ],
  ])('counts for one test %s', (_where, text) => {
    expect(titles(text)).toEqual(['one'])
  })

  it('counts for the tests that a loop makes of its table, not for those that only look at it', () => {
    const table = `const all = [\n  '/a', ${mark}\n]\n`
    const made = 'for (const path of all) {\n  test(path, run)\n}\n'
    expect(titles(`${table}test('looks', () => expect(all))\n${made}`)).toEqual(['…'])
  })

  it('counts for all tests of a group that it stands above', () => {
    const group = `describe('g', () => {\n  test('one', run)\n  test('two', run)\n})`
    expect(titles(`test('zero', run)\n${mark}\n${group}\ntest('three', run)`)).toEqual(['one', 'two'])
  })

  it('counts for none where none is near, which a test above refuses', () => {
    expect(titles(`${mark}\nimport a from 'b'\n\ntest('one', run)`)).toEqual([''])
  })
})

describe('what is no comment', () => {
  it('names no row', () => {
    const text = `test('one', async () => {\n  await go('**/a', '/* ${row('GEN-01')} */', \`// ${row('GEN-02')}\`)\n})`
    expect(proofsIn('a.spec.ts', text)).toEqual([])
  })
})
