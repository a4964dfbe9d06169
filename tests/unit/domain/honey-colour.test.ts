import { describe, expect, it } from 'vitest'
import type { Product } from '@/domain/catalogue/product'
import { honeysByColour } from '@/domain/honey-colour'

const honey = (name: string, fields: Partial<Product> = {}): Product => ({
  id: name,
  name,
  likes: 0,
  featured: false,
  status: 'Listed',
  consumerAdminId: '',
  ...fields,
})

describe('honeys by colour', () => {
  it('go from pale to dark, whatever their order in the list', () => {
    const names = ['Jamun Honey', 'Kashmir Acacia Honey', 'Nilgiri Forest Honey', 'Mustard Blossom Honey']
    expect(honeysByColour(names.map((name) => honey(name))).map(({ colour }) => colour)).toEqual([
      'acacia',
      'mustard',
      'forest',
      'jamun',
    ])
  })

  it('leave out what no name tells the colour of, and what something was put into', () => {
    const names = [
      'Wild Honey',
      'Cut Comb Honey',
      'Ginger Infused Honey',
      'Mustard Infused Honey',
      'Foresters’ Own',
    ]
    expect(honeysByColour(names.map((name) => honey(name)))).toEqual([])
  })

  it('are one of each colour: the first in stock, else the first', () => {
    const gone = { itemCount: 0 }
    expect(
      honeysByColour([
        honey('Old Litchi Honey', gone),
        honey('New Lychee Honey'),
        honey('Early Jamun Honey', gone),
        honey('Late Jamun Honey', gone),
      ]).map(({ name }) => name),
    ).toEqual(['New Lychee Honey', 'Early Jamun Honey'])
  })

  it('are there once, where a name tells two colours', () => {
    const names = ['Sundarban Forest Honey, 500 g', 'Nilgiri Forest Honey']
    const found = (honeys: Product[]) => honeysByColour(honeys).map(({ name, colour }) => [name, colour])
    expect(found(names.map((name) => honey(name)))).toEqual([
      ['Sundarban Forest Honey, 500 g', 'mangrove'],
      ['Nilgiri Forest Honey', 'forest'],
    ])
    expect(found([honey('Sundarban Forest Honey')])).toEqual([['Sundarban Forest Honey', 'mangrove']])
  })

  it('carry what a label says: the price that is paid', () => {
    const fields = { mrp: 380, discounted: 320, subcategory: 'Raw_Honey' }
    expect(honeysByColour([honey('Mustard Honey', fields), honey('Jamun Honey')])).toEqual([
      { id: 'Mustard Honey', name: 'Mustard Honey', subcategory: 'Raw_Honey', colour: 'mustard', price: 320 },
      { id: 'Jamun Honey', name: 'Jamun Honey', subcategory: undefined, colour: 'jamun', price: undefined },
    ])
  })
})
