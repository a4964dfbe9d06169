import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { className } from '../../../../build/bundle/class-names'
import { root } from '../../../../build/folders.mjs'

const file = (name: string) => join(root, 'src', `${name}.module.scss`)

describe('a class of a build', () => {
  it('is the mark of its module and its place there, the same whenever it is asked for', () => {
    const card = className('card', file('Card'))
    expect(card).toMatch(/^_[a-z0-9]{4}0$/)
    expect(className('name', file('Card'))).toBe(card.replace(/0$/, '1'))
    expect(className('card', file('Card'))).toBe(card)
    expect(className('card', `${file('Card')}?used`)).toBe(card)
  })

  it('is another one in another module', () => {
    expect(className('card', file('Tile'))).not.toBe(className('card', file('Card')))
  })

  it('is refused where two modules would share a mark, and both are named', () => {
    // With so many modules two of them do: there are 36⁴ marks.
    const many = () => {
      for (let count = 0; count < 20_000; count++) className('a', file(`Module${count}`))
    }
    expect(many).toThrow(
      /^src\/Module\d+\.module\.scss and src\/Module\d+\.module\.scss would share the mark/,
    )
  })
})
