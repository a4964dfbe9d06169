import { describe, expect, it } from 'vitest'
import { className, marksOf } from '../../../../../build/bundle/styles/class-names'
import { root } from '../../../../../build/folders.mjs'

const layout = `${root}src/app/layouts/SiteLayout.module.scss`
const list = `${root}src/components/loading/AsyncList.module.scss`

describe('a class of a build', () => {
  it('is the mark of its module and its place there, the same whenever it is asked for', () => {
    const card = className('card', layout)
    expect(card).toMatch(/^_[a-z0-9]{2}0$/)
    expect(className('name', layout)).toBe(card.replace(/0$/, '1'))
    expect(className('card', layout)).toBe(card)
    expect(className('card', `${layout}?used`)).toBe(card)
  })

  it('is another one in another module', () => {
    expect(className('card', list)).not.toBe(className('card', layout))
  })

  it('is refused for what is no style module of the site', () => {
    expect(() => className('a', `${root}src/app/Other.module.scss`)).toThrow('src/app/Other.module.scss')
  })
})

describe('the marks of style modules', () => {
  const files = Array.from({ length: 1_000 }, (_, index) => `src/Module${index}.module.scss`)

  it('are one for each, of two characters', () => {
    const marks = [...marksOf(files).values()]
    expect(new Set(marks).size).toBe(1_000)
    expect(marks.filter((mark) => !/^[a-z0-9]{2}$/.test(mark))).toEqual([])
  })

  it('stay as they are when a file is added, but for those that it meets', () => {
    const few = files.slice(0, 200)
    const before = marksOf(few)
    const after = marksOf([...few, 'src/New.module.scss'])
    expect(few.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(5)
  })
})
