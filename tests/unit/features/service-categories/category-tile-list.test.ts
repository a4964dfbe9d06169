import { describe, expect, it } from 'vitest'
import { categoryTiles } from '@/features/service-categories/category-tile-list'

const picture = { src: '/images/own.svg', width: 72, height: 72, alt: '' }
const own = {
  list: [
    {
      id: 'AGR12-100A',
      stretch: 'field' as const,
      title: 'Pollination',
      text: 'For a crop in flower.',
      href: '/farmers',
      picture,
    },
  ],
  other: {
    stretch: 'table' as const,
    href: '/collections/products/allProducts',
    picture: { ...picture, src: '/images/other.svg' },
  },
}

describe('category tiles', () => {
  it('take name and picture from the back end, page and words from us', () => {
    const image = 'http://localhost/a.svg'
    expect(categoryTiles([{ id: 'AGR12-100A', name: 'Blossom work', image }], own)).toEqual([
      {
        id: 'AGR12-100A',
        stretch: 'field',
        title: 'Blossom work',
        text: 'For a crop in flower.',
        href: '/farmers',
        picture: { ...picture, src: 'http://localhost/a.svg' },
      },
    ])
  })

  it('show our picture where the back end has none', () => {
    expect(categoryTiles([{ id: 'AGR12-100A', name: 'Pollination' }], own)[0]?.picture.src).toBe(
      '/images/own.svg',
    )
  })

  it('lead to all products where the category has no page of its own', () => {
    const [tile] = categoryTiles([{ id: 'NEW-1', name: 'Beeswax' }], own)
    expect(tile?.href).toBe('/collections/products/allProducts')
    expect(tile?.picture.src).toBe('/images/other.svg')
    expect(tile?.text).toBeUndefined()
  })

  it('stand in the order of our road, and those that we do not know at its end', () => {
    const road = {
      ...own,
      list: ['AGR12-100A', 'AGR11-100A'].flatMap((id) => own.list.map((place) => ({ ...place, id }))),
    }
    const sent = ['NEW-1', 'AGR11-100A', 'AGR12-100A'].map((id) => ({ id, name: `Named ${id}` }))
    expect(categoryTiles(sent, road).map(({ title }) => title)).toEqual([
      'Named AGR12-100A',
      'Named AGR11-100A',
      'Named NEW-1',
    ]) // R-ROUTE-20
  })

  it('do so for a category without an id as well', () => {
    expect(categoryTiles([{ name: 'Beeswax' }], own)[0]?.href).toBe('/collections/products/allProducts')
  })

  it('show two categories of one name once, since nobody could tell them apart', () => {
    const twice = [
      { id: 'AGR12-100A', name: 'Pollination' },
      { id: 'NEW-1', name: 'Pollination' },
    ]
    expect(categoryTiles(twice, own).map(({ href }) => href)).toEqual(['/farmers'])
  })

  it('are our own where the back end has no categories', () => {
    expect(categoryTiles([], own)).toBe(own.list)
  })

  it('keep all of sixty categories, in their order', () => {
    const sixty = Array.from({ length: 60 }, (_, index) => ({ id: `C-${index}`, name: `Category ${index}` }))
    const titles = categoryTiles(sixty, own).map(({ title }) => title)
    expect(titles).toHaveLength(60)
    expect(titles[0]).toBe('Category 0')
    expect(titles[59]).toBe('Category 59')
  })
})
