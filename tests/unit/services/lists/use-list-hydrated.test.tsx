import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { productsQuery } from '@/services/lists/queries'
import { queryClient } from '@/services/lists/query-client'
import { useList } from '@/services/lists/use-list'
import { aProduct } from '../../../support/data/make-product'

afterEach(() => queryClient.clear())

function Names() {
  const { items, status } = useList([productsQuery('first')])
  return <p>{`${status}: ${items.map(({ name }) => name).join()}`}</p>
}

it('is hydrated as the HTML shows it, though its answer came before its turn, and then shows the answer', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Names />)
  expect(place.textContent).toBe('loading: ')
  const { queryKey } = productsQuery('first')
  queryClient.setQueryData(queryKey, { items: [aProduct({ name: 'Frames' })], total: 1 })

  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, <Names />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(place.textContent).toBe('ready: Frames')
  await act(async () => root.unmount())
})
