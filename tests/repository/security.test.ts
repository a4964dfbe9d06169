// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/repository/imports'

const page = readFileSync('docs/security.md', 'utf8')

/** Rows of ASVS 5.0, chapter V3, of levels 1 and 2. */
const asked = [
  ...['3.2.1', '3.2.2'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  ...['3.4.1', '3.4.2', '3.4.3', '3.4.4', '3.4.5', '3.4.6'],
  ...['3.5.1', '3.5.2', '3.5.3', '3.5.4', '3.5.5'],
  ...['3.7.1', '3.7.2'],
]

const rows = [...page.matchAll(/^\| (3\.\d\.\d) \|(.*)\|$/gm)].map(([, row = '', text = '']) => ({
  row,
  tests: [...text.matchAll(/\]\(\.\.\/(tests\/[^)#]+)\)/g)].map(([, file = '']) => file),
}))

describe('a page', () => {
  it('listens to no message of a window, whoever posts it', () => {
    const listening = sourceFiles('src')
      .filter((file) => !file.includes('src/worker/'))
      .filter((file) =>
        /addEventListener\(\s*'message'|\b(?:window|self|globalThis)\.onmessage/.test(
          readFileSync(file, 'utf8'),
        ),
      )
    expect(listening).toEqual([])
  })
})

describe('the table of the front end’s security', () => {
  it('has every row of levels 1 and 2, each once and in order', () => {
    const answered = rows.map(({ row }) => row)
    expect(answered.slice(0, asked.length)).toEqual(asked)
    expect(new Set(answered).size).toBe(answered.length)
  })

  it('leads from each row to a test that exists', () => {
    for (const { row, tests } of rows) {
      expect(tests, row).not.toEqual([])
      for (const file of tests) expect(existsSync(join(file)), `${row}: ${file}`).toBe(true)
    }
  })
})
