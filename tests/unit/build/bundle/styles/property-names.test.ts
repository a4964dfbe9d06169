import { describe, expect, it } from 'vitest'
import { shortNames, withNames } from '../../../../../build/bundle/styles/property-names'

const styles =
  ':root { --ink: #000; --honey: #fa0; --clock: 1s } a { color: var(--honey); animation: run var(--clock) }'
const names = shortNames(styles, `const clock = { '--clock': '2s' }`)

describe('the names of custom properties in a build', () => {
  it('are short, the shortest for those that stand most often', () => {
    expect([...names]).toEqual([
      ['--honey', '--a'],
      ['--ink', '--b'],
    ])
  })

  it('stand wherever the property is declared or read, but for those that scripts or packages name', () => {
    expect(withNames(`${styles} .m--honey { width: var(--bs-width, 1px) }`, names)).toBe(
      ':root { --b: #000; --a: #fa0; --clock: 1s } a { color: var(--a); animation: run var(--clock) } .m--honey { width: var(--bs-width, 1px) }',
    )
  })

  it('are one for each, however many there are', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `--property-${index}`)
    const short = [...shortNames(many.join(' '), '').values()]
    expect(new Set(short).size).toBe(3_000)
    expect(short.filter((name) => !/^--[a-zA-Z]{1,3}$/.test(name))).toEqual([])
  })
})
