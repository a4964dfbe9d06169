import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { FilterButton } from '@/features/catalogue/filters/FilterButton'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

it("tells that it is closed by itself once it is hydrated; before, the browser tells its popover's state", async () => {
  const button = (
    <MemoryRouter>
      <FilterButton subcategory="allProducts" />
    </MemoryRouter>
  )
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(button)
  const tells = () => {
    const opener = place.querySelector('button')
    return [opener?.hasAttribute('popovertarget'), opener?.getAttribute('aria-expanded')]
  }
  expect(tells()).toEqual([true, null])

  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, button, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(tells()).toEqual([false, 'false'])
  await act(async () => root.unmount())
})
