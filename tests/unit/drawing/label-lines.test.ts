import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersOf } from '@/domain/format/letters'
import { isRightToLeft, labelLines, leadingOf, oneLine } from '@/drawing/label-lines'

/** Every letter half as wide as it is high. */
const measure = (text: string) => lettersOf(text).length / 2
const box = { width: 170, height: 70, largest: 36, smallest: 7 }
const set = (text: string) => labelLines(text, box, measure)

describe('the lines of a label', () => {
  it('are as large as the box allows', () => {
    expect(set('Thyme')).toEqual({ lines: ['Thyme'], size: 36 })
  })

  it('are of about the same width', () => {
    expect(set('Tamarind & Thyme').lines).toEqual(['Tamarind', '& Thyme'])
  })

  it('keep a long word whole in smaller letters', () => {
    const { lines, size } = set('Bienenwachskerze')
    expect(lines).toEqual(['Bienenwachskerze'])
    expect(size).toBeLessThan(box.largest)
  })

  it('break a word of 80 letters', () => {
    const { lines, size } = set('m'.repeat(80))
    expect(lines.join('')).toBe('m'.repeat(80))
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.length * size * leadingOf(lines.join(''))).toBeLessThanOrEqual(box.height)
  })

  it('never cut through an emoji', () => {
    const family = '👨‍👩‍👧‍👦'
    const { lines } = set(family.repeat(60))
    for (const line of lines) expect(line.replaceAll(family, '')).toBe('')
  })

  it('have room for the signs above and below them, and break between syllables', () => {
    const { lines, size } = set('क्षेत्र श्री '.repeat(6))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length * size * 1.3).toBeLessThanOrEqual(box.height)
    for (const line of set('स्त्री'.repeat(20)).lines) expect(line).toMatch(/^स/)
  })

  it('are none of nothing', () => {
    expect(set('  ').lines).toEqual([])
  })

  it('fit the box, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { lines, size } = set(text)
        expect(lines.length * size * leadingOf(text)).toBeLessThanOrEqual(box.height)
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width)
      }),
    )
  })
})

describe('one line', () => {
  it('has no controls, no turns of direction and no halves of signs', () => {
    expect(oneLine('A\nB\u202EC\uD83DD', 80)).toBe('A B C D')
  })

  it('counts letters as a reader does', () => {
    expect(oneLine('👨‍👩‍👧‍👦ab', 2)).toBe('👨‍👩‍👧‍👦a')
  })
})

it.each([
  ['عسل', true],
  ['דבש 1', true],
  ['1 عسل', true],
  ['शहद', false],
  ['Honey عسل', false],
])('%s is read from right to left: %s', (line, expected) => {
  expect(isRightToLeft(line)).toBe(expected)
})
