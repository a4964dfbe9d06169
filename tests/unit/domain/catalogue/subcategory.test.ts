import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meantSubcategory, subcategoryLabel } from '@/domain/catalogue/subcategory'

const names = ['Raw_Honey', 'Wild_Honey', 'allProducts', 'A/B & C']

describe('a subcategory in an address', () => {
  it.each([
    ['raw-honey', 'Raw_Honey'],
    ['RAW HONEY', 'Raw_Honey'],
    ['raw%20honey', 'Raw_Honey'],
    ['raw+honey', 'Raw_Honey'],
    ['_Wild__Honey_', 'Wild_Honey'],
    ['all-products', 'allProducts'],
    ['a/b & c', 'A/B & C'],
  ])('is found whatever the case and whatever joins its words: %s', (wanted, name) => {
    expect(meantSubcategory(names, wanted)).toBe(name)
  })

  it.each(['', '_', ' ', '-', 'Raw', 'Raw Honey Comb', 'toString'])('is not guessed: %j', (wanted) => {
    expect(meantSubcategory(names, wanted)).toBeUndefined()
  })

  it('that is spelled as the platform does is itself, whatever resembles it', () => {
    expect(meantSubcategory(['Raw_Honey', 'raw-honey'], 'raw-honey')).toBe('raw-honey')
  })

  it('is found in any case, with any joint', () => {
    fc.assert(
      fc.property(fc.constantFrom('_', '-', ' ', '%20', '+'), fc.boolean(), (joint, capitals) => {
        const typed = subcategoryLabel('Raw_Honey').replace(' ', joint)
        expect(meantSubcategory(names, capitals ? typed.toUpperCase() : typed.toLowerCase())).toBe(
          'Raw_Honey',
        )
      }),
    )
  })
})
