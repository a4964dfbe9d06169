import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lettering, openLettering, type Style } from '../../../../build/previews/lettering'
import { headingMeasures, wrap } from '../../../../build/previews/wrap'

const style: Style = { face: 'serif', weight: 430, size: 72, fill: '#000' }
/** Every letter half as wide as it is high. */
const even: Pick<Lettering, 'width'> = { width: (text, { size }) => (text.length * size) / 2 }
const fits = [
  { size: 40, most: 2 },
  { size: 20, most: 3 },
] as const

describe('a heading', () => {
  it('stands in one line where it fits', () => {
    expect(wrap(even, 'Raw Honey', { style, width: 400, fits })).toMatchObject({
      lines: ['Raw Honey'],
      style: { size: 40 },
    })
  })

  it('is balanced: its last line is no single word where another break is as short', () => {
    const { lines } = wrap(even, 'Why we keep bees the way we do', {
      style,
      width: 520,
      fits: [{ size: 40, most: 2 }],
    })
    expect(lines).toEqual(['Why we keep bees', 'the way we do'])
  })

  it('is set smaller where it would take too many lines', () => {
    expect(wrap(even, 'Sundarban Mangrove Honey', { style, width: 200, fits })).toMatchObject({
      lines: ['Sundarban', 'Mangrove Honey'],
      style: { size: 20 },
    })
  })

  it('is never wider than asked for nor longer than allowed, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), (text) => {
        const { lines, style: set } = wrap(even, text, { style, width: 200, fits })
        const most = fits.find(({ size }) => size === set.size)?.most ?? 0
        expect(lines.length).toBeLessThanOrEqual(most)
        for (const line of lines) expect(even.width(line, set)).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('the lettering', () => {
  it('measures and outlines words in our own type, ₹ among them', async () => {
    const lettering = await openLettering()
    const narrow = lettering.width('₹320', style)
    expect(lettering.width('₹3,200', style)).toBeGreaterThan(narrow)
    expect(lettering.width('₹320', { ...style, size: 36 })).toBeCloseTo(narrow / 2)
    expect(lettering.line('₹320', style, 10, 20).match(/<path /g)).toHaveLength(4)
  })

  it('leaves out what it has no letters for', async () => {
    const { writable } = await openLettering()
    expect(writable('Ajwain (ஓமம்) Honey 🍯', 'Honey')).toBe('Ajwain Honey')
    expect(writable('கடுகு தேன்', 'Raw Honey')).toBe('Raw Honey')
    expect(writable('Crème', 'Honey')).toBe('Crème')
  })
})

describe('Devanagari and Kannada', () => {
  it('are written in letters of their own, joined as the script joins them', async () => {
    const { line, width, writable } = await openLettering()
    expect(writable('सरसों का शहद', 'Raw Honey')).toBe('सरसों का शहद')
    // A conjunct is one glyph, or two that stand closer than its parts; a mark adds no width.
    expect(width('क्ष', style)).toBeLessThan(width('क', style) + width('ष', style))
    expect(width('ಕ್ಕ', style)).toBeLessThan(1.5 * width('ಕ', style))
    const drawn = line('शहद 500 g', style, 0, 0)
    expect(drawn.match(/<g /g)).toHaveLength(2)
    expect(drawn).not.toContain('NaN')
  })

  it.each([
    ['hi', 'शहद'],
    ['kn', 'ಜೇನು'],
  ])('are as large beside Latin headings as on pages: %s', (code, text) => {
    const styles = readFileSync(`src/styles/lettering/${code}.scss`, 'utf8')
    expect(styles).toContain(`$headings: ${headingMeasures(text).scale},`)
  })

  it('are smaller beside Latin, and break between syllables', () => {
    const wrapped = wrap(even, 'स्त्री'.repeat(9), { style, width: 200, fits: [{ size: 40, most: 9 }] })
    expect(wrapped.style.size).toBeCloseTo(34.4)
    for (const line of wrapped.lines) expect(line).toMatch(/^स्त्री/)
  })
})
