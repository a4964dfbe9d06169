import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withoutPrintRules, writePrintStyles } from '../../../../build/bundle/print-styles'

const sheet =
  '._a{color:red}@media print{._a{color:#000}._b{display:none}}@media (width>=1px){._a{color:tan}}'

describe('rules for paper', () => {
  const dist = mkdtempSync(join(tmpdir(), 'print-'))
  afterAll(() => rmSync(dist, { recursive: true, force: true }))

  it('are left out of what a page carries, and nothing else is', () => {
    expect(withoutPrintRules(sheet)).toBe('._a{color:red}@media (width>=1px){._a{color:tan}}')
    const shared = '@media print,(scripting:none){._a{color:red}}'
    expect(withoutPrintRules(shared)).toBe(shared)
  })

  it('stand in one sheet, those of all others one after the other', async () => {
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'assets/one.css'), sheet)
    writeFileSync(join(dist, 'assets/two.css'), '@media print{._c{margin:0}}')
    const file = await writePrintStyles(dist)
    expect(file).toMatch(/^assets\/print-[\w-]{8}\.css$/)
    expect(readFileSync(join(dist, file), 'utf8')).toBe('._a{color:#000}._b{display:none}._c{margin:0}')
  })
})
