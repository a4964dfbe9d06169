import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import * as language from '@/config/language'
import { products } from '@/content/en/pages/products'
import { ServiceCategories } from '@/features/service-categories/ServiceCategories'
import * as lists from '@/services/lists/use-list'

afterEach(cleanup)

const answered = (...items: { id?: string; name: string }[]) =>
  vi.spyOn(lists, 'useList').mockReturnValue({ items } as unknown as lists.List<never>)
const road = () => (
  <MemoryRouter>
    <ServiceCategories {...products.road} />
  </MemoryRouter>
)
const names = () => screen.getAllByRole('heading', { level: 3 })

it("marks the back end's names as English, not ours, and keeps a link with the focus as the names come", () => {
  vi.spyOn(language, 'sentLanguage', 'get').mockReturnValue('en')
  answered()
  const { rerender } = render(road())
  expect(names().every((name) => name.lang === '')).toBe(true)
  const first = screen.getAllByRole('link')[0]
  first?.focus()

  const id = products.road.list[0]?.id ?? ''
  answered({ id, name: 'Blossom work' }, { id, name: 'Blossoms again' }, { name: 'Beeswax' })
  rerender(road())
  expect(names().map(({ textContent, lang }) => `${textContent} (${lang})`)).toEqual([
    'Blossom work (en)',
    'Blossoms again (en)',
    'Beeswax (en)',
  ])
  expect(document.activeElement).toBe(first)
})
