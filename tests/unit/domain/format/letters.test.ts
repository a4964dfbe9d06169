import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cut } from '@/content/page-head'
import { lettersOf } from '@/domain/format/letters'

it('plain letters are counted as a segmenter does', () => {
  const segments = new Intl.Segmenter()
  const plain = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)),
  })
  fc.assert(
    fc.property(plain, (text) => {
      expect(lettersOf(text)).toEqual(Array.from(segments.segment(text), ({ segment }) => segment))
    }),
  )
})

it('a text is cut between two letters, wherever their signs are', () => {
  expect(cut('aaaa🍯b', 6)).toBe('aaaa🍯b')
  expect(cut('aaaa🍯bc', 6)).toBe('aaaa🍯…')
  expect(cut('क्षेत्रीय शहद', 3)).toBe('क्षेत्री…')
  expect(cut('Mustard Honey', 13)).toBe('Mustard Honey')
  expect(cut('Mustard Honey', 9)).toBe('Mustard…')
})
