import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AsyncList } from '@/components/loading/AsyncList'
import { controls } from '@/content/en/site/controls'
import { format } from '@/content/en/site/format'
import { listCopy } from '@/content/en/site/lists'
import type { FailureCause } from '@/services/http/service-error'
import type { ListStatus } from '@/services/lists/list-state'

afterEach(cleanup)

const copy = listCopy.products
const retry = vi.fn()

type Shown = {
  status: ListStatus
  cachedAt?: number
  cause?: FailureCause
  items?: string
  refetching?: boolean
}

const listOf = ({ items, refetching = false, ...list }: Shown) => (
  <AsyncList
    list={{ ...list, retry }}
    copy={copy}
    skeleton={<i>skeleton</i>}
    emptyActions={<a href="/">elsewhere</a>}
    {...(refetching && { refetchClasses: { list: 'list', spinner: 'spinner' } })}
  >
    {items}
  </AsyncList>
)

const show = (list: Shown) => render(listOf(list))

const again = () => screen.queryByRole('button', { name: controls.tryAgain })

describe('a list without items', () => {
  it('is awaited with a spinner over its skeleton, which is for the eye alone', () => {
    show({ status: 'loading' })
    expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy()
    expect(screen.getByText('skeleton').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(again()).toBeNull()
  })

  it('that is late says so in the place of the spinner, where screen readers hear of it, and can be asked for again', () => {
    const { rerender } = show({ status: 'loading' })
    const place = screen.getByRole('status')
    rerender(listOf({ status: 'late' }))
    expect(screen.getByRole('status')).toBe(place)
    expect(place.textContent).toBe(controls.stillLoading)
    fireEvent.click(screen.getByRole('button', { name: controls.tryAgain }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each(['offline', 'noAnswer', 'error'] as const)(
    'that failed says the words of an empty one, the cause below, then how to try again: %s',
    (cause) => {
      const { container } = show({ status: 'failed', cause })
      const said = [copy.empty, controls.causes[cause], controls.tryAgain]
      expect(container.textContent?.endsWith(said.join(''))).toBe(true)
      expect(screen.queryByRole('link')).toBeNull()
    },
  )

  it('that is empty offers what there is instead, and no other try', () => {
    show({ status: 'ready' })
    expect(screen.getByRole('heading').textContent).toBe(copy.empty)
    expect(screen.getByRole('link', { name: 'elsewhere' })).toBeTruthy()
    expect(again()).toBeNull()
  })
})

describe('a list with items', () => {
  it('says nothing where they are as they should be', () => {
    expect(show({ status: 'ready', items: 'Jars' }).container.textContent).toBe('Jars')
    expect(show({ status: 'loading', items: 'Jars' }).container.textContent).toBe('Jars')
  })

  it.each([false, true])(
    'says how old they are where no newer ones could be had, and screen readers hear of it',
    (refetching) => {
      const { rerender } = show({ status: 'ready', items: 'Jars', refetching })
      const place = screen.getByRole('status')
      rerender(
        listOf({ status: 'stale', cachedAt: 1_760_000_000_000, cause: 'offline', items: 'Jars', refetching }),
      )
      expect(screen.getByRole('status')).toBe(place)
      expect(place.textContent).toBe(format.asOf(1_760_000_000_000))
      expect(again()).not.toBeNull()
    },
  )

  it('that says when it is refetched has a spinner over them, and then that it is late', () => {
    const { unmount } = show({ status: 'loading', items: 'Jars', refetching: true })
    expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy()
    unmount()
    show({ status: 'late', items: 'Jars', refetching: true })
    expect(screen.getByRole('status').textContent).toBe(controls.stillLoading)
    expect(again()).not.toBeNull()
  })
})
