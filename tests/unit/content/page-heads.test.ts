import { describe, expect, it } from 'vitest'
import { productHead as headEn } from '@/content/en/head/product-head'
import { productHead as headHi } from '@/content/hi/head/product-head'
import { productHead as headKn } from '@/content/kn/head/product-head'
import type { PageHead } from '@/content/page-head'
import { aProduct } from '../../support/data/make-product'

const modules = import.meta.glob<Record<string, { head?: unknown }>>('/src/content/en/pages/*.ts', {
  eager: true,
})

const heads = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports).flatMap((words) =>
    words && typeof words.head === 'object' ? [[file, words.head as PageHead] as const] : [],
  ),
)

it('finds the head of every page with a fixed address', () => {
  expect(heads.length).toBeGreaterThanOrEqual(26)
})

describe.each(heads)('%s', (_file, { title, description }) => {
  it('has a title that names the product', () => {
    expect(title).toContain('Hivefield')
  })

  it('is described in 50 to 160 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

it('gives every page a title and a description of its own', () => {
  expect(new Set(heads.map(([, { title }]) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(([, { description }]) => description)).size).toBe(heads.length)
})

it.each([
  ['en', headEn],
  ['hi', headHi],
  ['kn', headKn],
])(
  'describes a product in %s with all that its page tells, as far as there is room for whole sentences',
  (_code, productHead) => {
    const told = { country: 'India', certificate: '/c.pdf', itemCount: 120, mrp: 1_150, discounted: 1_075 }
    const names = ['Kashmir Acacia Honey, 500 g', 'Himalayan Multiflora Raw Honey from the hills, 500 g']
    const [usual = '', long = ''] = names.map((name) => productHead(aProduct({ name, ...told })).description)
    expect(usual.length).toBeGreaterThan(long.length)
    for (const description of [usual, long]) expect(description).toMatch(/^.{50,159}[.।]$/)
  },
)
