import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pageDataId } from '@/boot/page-data'
import { LanguageSwitch } from '@/components/site/language/LanguageSwitch'
import { paths, wildcardSubcategory } from '@/config/paths'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const at = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <LanguageSwitch />
  </MemoryRouter>
)
const linksIn = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('a'), (link) => link.getAttribute('href'))

it('leads from the page that listings share to that page in each language, and once it is hydrated to the collection', async () => {
  const shared = paths.listing(wildcardSubcategory)
  const data = document.createElement('script')
  data.id = pageDataId
  data.type = 'application/json'
  data.textContent = JSON.stringify({ url: shared })
  const place = document.createElement('div')
  place.innerHTML = renderToString(at(shared))
  document.body.append(data, place)
  const ofHtml = ['/collections/products', '/hi/collections/products', '/kn/collections/products']
  expect(linksIn(place)).toEqual(ofHtml)

  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(place, at('/collections/products/New_Honey?sort=A_Z'), { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(linksIn(place)).toEqual(
    ['', '/hi', '/kn'].map((prefix) => `${prefix}/collections/products/New_Honey?sort=A_Z`),
  )
  await act(async () => root.unmount())
})
