import { describe, expect, it } from 'vitest'
import { readCategory } from '@/domain/catalogue/category'
import { readSubcategory, subcategoryLabel } from '@/domain/catalogue/subcategory'

const site = 'https://hivefield.example'

describe('a category', () => {
  it('is named by categoryname, else name, else title', () => {
    expect(readCategory({ categoryname: 'Honey', name: 'n', title: 't' }, site)?.name).toBe('Honey')
    expect(readCategory({ categoryname: 'null', name: 'Honey', title: 't' }, site)?.name).toBe('Honey')
    expect(readCategory({ title: 'Honey' }, site)?.name).toBe('Honey')
  })

  it('is pictured by categoryimageurl, else imageurl, else image', () => {
    const image = (fields: object) => readCategory({ name: 'Honey', ...fields }, site)?.image
    expect(image({ categoryimageurl: '/a.svg', imageurl: '/b.svg' })).toBe('/a.svg')
    expect(image({ categoryimageurl: 'javascript:1', imageurl: '/b.svg' })).toBe('/b.svg')
    expect(image({ image: '/c.svg' })).toBe('/c.svg')
    expect(image({})).toBeUndefined()
  })

  it('is known by categoryid, else id', () => {
    expect(readCategory({ name: 'Honey', categoryid: 'AGR11-100A', id: '1' }, site)?.id).toBe('AGR11-100A')
    expect(readCategory({ name: 'Honey', id: 1 }, site)?.id).toBe('1')
  })

  it('cannot be read without a name', () => {
    expect(readCategory({ categoryid: 'AGR11-100A' }, site)).toBeUndefined()
    expect(readCategory(null, site)).toBeUndefined()
  })
})

describe('a subcategory', () => {
  it('keeps the spelling that calls need', () => {
    expect(readSubcategory({ contentsubcategoryname: 'Raw_Honey' })).toBe('Raw_Honey')
  })

  it('cannot be read without a name, or with one that no address can hold', () => {
    const names = ['null', '.', ' .. '].map((contentsubcategoryname) => ({ contentsubcategoryname }))
    for (const raw of [{}, ...names, 'Raw_Honey', null]) expect(readSubcategory(raw)).toBeUndefined()
  })

  it('shows its underscores as spaces', () => {
    expect(subcategoryLabel('Raw_Honey')).toBe('Raw Honey')
    expect(subcategoryLabel('A/B & C')).toBe('A/B & C')
  })
})
