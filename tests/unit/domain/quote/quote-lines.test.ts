import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageThatFits, noteThatFits, piecesOf, quoteLines, quoteTotal } from '@/domain/quote/quote-lines'
import { mailLink } from '@/domain/share/message-links'
import { aProduct } from '../../../support/data/make-product'

const jamun = aProduct({ id: 'JAMUN', name: 'Jamun Honey', mrp: 520 })
const mustard = aProduct({ id: 'MUSTARD', name: 'Mustard Honey', mrp: 380, discounted: 320.1 })
const gift = aProduct({ id: 'GIFT', name: 'Gift', mrp: undefined })

describe('the lines of a quote list', () => {
  it('stand in the order of the list, with what each costs', () => {
    const { lines, unknown } = quoteLines(
      [
        { id: 'JAMUN', quantity: 12 },
        { id: 'GONE', quantity: 1 },
        { id: 'MUSTARD', quantity: 3 },
      ],
      [mustard, jamun],
    )
    expect(lines).toEqual([
      { product: jamun, quantity: 12, sum: 6240 },
      { product: mustard, quantity: 3, sum: 960.3 },
    ])
    expect(unknown).toEqual(['GONE'])
    expect(piecesOf(lines)).toBe(15)
    expect(quoteTotal(lines)).toEqual({ amount: 7200.3, unpriced: 0 })
  })

  it('without a price are not in the total, which is none where no line has one', () => {
    const { lines } = quoteLines(
      [
        { id: 'GIFT', quantity: 2 },
        { id: 'JAMUN', quantity: 1 },
      ],
      [gift, jamun],
    )
    expect(quoteTotal(lines)).toEqual({ amount: 520, unpriced: 1 })
    expect(quoteTotal(lines.slice(0, 1))).toBeUndefined()
    expect(quoteTotal([])).toBeUndefined()
  })
})

/** Characters of a text in the link of an e-mail, without subject and address. */
const lengthInMail = (text: string) => mailLink('', text).length - mailLink('', '').length

describe('a message', () => {
  const rest = (left: number) => `and ${left} more`

  it('has as many lines as fit, its first words and its last', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), { maxLength: 60 })
    fc.assert(
      fc.property(texts, (lines) => {
        const text = messageThatFits({ head: 'Please', lines, tail: 'The list', rest }, 900)
        expect(text.startsWith('Please\n')).toBe(true)
        expect(text.endsWith('\n\nThe list')).toBe(true)
        expect(lengthInMail(text)).toBeLessThanOrEqual(900)
        const all = `Please\n${[...lines, ''].join('\n')}\nThe list`
        if (lengthInMail(all) <= 900) expect(text).toBe(all)
        else expect(text).toMatch(/\nand \d+ more\n\nThe list$/)
      }),
    )
  })
})

describe('the note of a message', () => {
  it('is whole where it fits, else its beginning, with a sign that there is more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (note) => {
        const text = noteThatFits(note, 300)
        expect(lengthInMail(text)).toBeLessThanOrEqual(300)
        if (lengthInMail(note) <= 300) expect(text).toBe(note)
        else expect(note.startsWith(text.slice(0, -1)) && text.endsWith('…')).toBe(true)
      }),
    )
  })

  it('leaves room for lines in any language, and holds 500 letters of English', () => {
    const english = 'Jars of 250 g with our label, to Pune by May. '.repeat(10)
    expect(noteThatFits(english)).toBe(english)
    const hindi = 'कृपया पुणे भेजें। '.repeat(20)
    const message = messageThatFits({
      head: 'हमें कोटेशन चाहिए:',
      lines: ['24 × Jamun Honey (HNY-1)', '12 × Mustard Honey (HNY-2)'],
      tail: `टिप्पणी: ${noteThatFits(hindi)}`,
      rest: (left) => `… और ${left} अन्य`,
    })
    expect(message).toContain('Mustard Honey')
  })
})
