import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encoded, mailLink, whatsAppLink } from '@/domain/share/message-links'
import { isWhole } from '../../../support/unit/is-whole'

describe('a WhatsApp link', () => {
  it.each([
    ['', 'https://wa.me/?text=a%26b'],
    ['+91 80 0000 0000', 'https://wa.me/918000000000?text=a%26b'],
    ['080 0000 0000', 'https://wa.me/918000000000?text=a%26b'],
    ['98450 12345', 'https://wa.me/919845012345?text=a%26b'],
    ['+65 6123 4567', 'https://wa.me/6561234567?text=a%26b'],
  ])('to %j', (phone, link) => {
    expect(whatsAppLink('a&b', phone)).toBe(link)
  })
})

describe('an e-mail link', () => {
  it('keeps its lines, and lets no text add a header', () => {
    expect(mailLink('A & B', 'one\ntwo&bcc=x@y.example', 'hello@hivefield.example')).toBe(
      'mailto:hello@hivefield.example?subject=A%20%26%20B&body=one%0D%0Atwo%26bcc%3Dx%40y.example',
    )
    expect(mailLink('A', 'b', 'a?cc=x@y.example')).toBe('mailto:a%3Fcc%3Dx@y.example?subject=A&body=b')
  })
})

it('carries any text, half signs too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const carried = decodeURIComponent(encoded(`${text}\ud800`))
      expect(isWhole(carried)).toBe(true)
      if (isWhole(text)) expect(carried).toBe(`${text}\ufffd`)
    }),
  )
})
