import { expect, it } from 'vitest'
import { honeyTones } from '@/drawing/honey-tones'
import { jarShapes, labelOf } from '@/drawing/jar'
import { drawLabel } from '@/drawing/label'

const even = (text: string) => text.length / 2
const measures = { serif: even, sans: even }

it.each(jarShapes)('all type stands on the label of a %s jar, centred', (jar) => {
  const name = 'Tamarind & Thyme, hand-picked honeys'
  const texts = { name, isName: true, honey: 'Litchi honey' }
  const { type } = drawLabel({ honey: 'litchi', jar }, texts, measures)
  const { x, y, width, height } = labelOf(jar)
  for (const line of type) {
    expect(line.x).toBe(x + width / 2)
    expect(line.text.length * 0.5 * line.size).toBeLessThanOrEqual(width)
    expect(line.y - line.size).toBeGreaterThan(y)
    expect(line.y).toBeLessThan(y + height)
  }
  expect(type.at(-1)?.text).toBe('Litchi honey')
})

it('the jar is full of the chosen honey', () => {
  const texts = { name: 'A', isName: true, honey: 'Jamun honey' }
  const { marks } = drawLabel({ honey: 'jamun', jar: 'round' }, texts, measures)
  expect(marks.map(({ fill }) => fill)).toEqual(expect.arrayContaining(Object.values(honeyTones.jamun)))
})

it('markup is type like any other', () => {
  const name = '<script>'
  const { type } = drawLabel({ honey: 'litchi', jar: 'tall' }, { name, isName: true, honey: '' }, measures)
  expect(type[0]).toMatchObject({ text: '<script>', rightToLeft: false })
})

it('a name from right to left is set so, and what stands for none is paler', () => {
  const drawn = (name: string, isName: boolean) =>
    drawLabel({ honey: 'litchi', jar: 'tall' }, { name, isName, honey: '' }, measures).type[0]
  expect(drawn('عسل', true)?.rightToLeft).toBe(true)
  expect(drawn('Your name', false)?.fill).not.toBe(drawn('Your name', true)?.fill)
})
