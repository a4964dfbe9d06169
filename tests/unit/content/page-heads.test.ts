import { describe, expect, it } from 'vitest'
import type { PageHead } from '@/content/page-head'

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
