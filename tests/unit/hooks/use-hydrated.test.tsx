import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useAfterHydration } from '@/hooks/use-hydrated'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const drawn = vi.fn()

function Search({ value }: { value: string }) {
  const search = useAfterHydration(value, '')
  drawn(search)
  return <p>{search || 'everything'}</p>
}

/** Draws the HTML without an address, then hydrates it with what the address says. */
async function hydrate(value: string) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Search value="" />)
  drawn.mockClear()
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, <Search value={value} />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return { root, place }
}

it('what the HTML cannot know follows once it is hydrated', async () => {
  const { root, place } = await hydrate('?q=wild')
  expect(drawn.mock.calls).toEqual([[''], ['?q=wild']])
  expect(place.textContent).toBe('?q=wild')
  await act(async () => root.render(<Search value="?q=forest" />))
  expect(place.textContent).toBe('?q=forest')
  await act(async () => root.unmount())
})

it('what is as the HTML shows it is not drawn again', async () => {
  const { root } = await hydrate('')
  expect(drawn.mock.calls).toEqual([['']])
  await act(async () => root.unmount())
})
