import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastQueue } from '@/components/toasts/toast'
import { LikeButton } from '@/features/likes/LikeButton'
import { productLikeCount } from '@/services/calls/likes'
import { ServiceError } from '@/services/http/service-error'
import { aProduct } from '../../../support/data/make-product'
import { pageShown } from '../../../support/unit/page-shown'

vi.mock('@/services/calls/likes')

/** Answers of the back end to come, each by hand. */
let answers: { succeed: () => void; fail: (cause?: Error) => void }[] = []

beforeEach(() => {
  answers = []
  vi.mocked(productLikeCount)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((succeed, fail) => {
          answers.push({ succeed: () => succeed(''), fail: (cause = new Error('refused')) => fail(cause) })
        }),
    )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pressed = () => screen.getByRole('button').getAttribute('aria-pressed')
const count = () => screen.getByRole('button').nextElementSibling?.textContent
const said = () => screen.getByRole('status').textContent
const click = async () => {
  const before = answers.length
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(answers.length).toBe(before + 1), 4000)
}
const answer = (kind: 'succeed' | 'fail') => act(async () => answers.shift()?.[kind]())

describe('the like button', () => {
  it('is named after the product, with the count beside it', () => {
    render(<LikeButton product={aProduct({ id: 'A', name: 'Raw Honey', likes: 1234 })} />)
    expect(screen.getByRole('button', { name: 'Like Raw Honey' })).toBeTruthy()
    expect(count()).toBe('1,234')
  })

  it('is pressed by its number, too', async () => {
    render(<LikeButton product={aProduct({ id: 'pill', likes: 7 })} />)
    fireEvent.click(screen.getByText('7'))
    await vi.waitFor(() => expect(answers.length).toBe(1), 4000)
    await answer('succeed')
    expect(count()).toBe('8')
  })

  it('says that a like is on its way, wherever the product stands, until the answer is there', async () => {
    const product = aProduct({ id: 'P', likes: 7 })
    render(<LikeButton product={product} />)
    render(<LikeButton product={{ ...product }} />)
    const busy = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-busy'))
    expect(busy()).toEqual(['false', 'false'])
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
    expect(busy()).toEqual(['true', 'true'])
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Sending your like…',
      'Sending your like…',
    ])
    await vi.waitFor(() => expect(answers.length).toBe(1), 4000)
    await answer('succeed')
    expect(busy()).toEqual(['false', 'false'])
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
  })

  it.each([
    ['offline', 'You are offline.'],
    ['noAnswer', 'The server did not answer.'],
    ['error', 'The server answered with an error.'],
  ] as const)('says why a like failed: %s', async (cause, sentence) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(cause !== 'offline')
    render(<LikeButton product={aProduct({ id: cause, likes: 3 })} />)
    await click()
    await act(async () =>
      answers
        .shift()
        ?.fail(new ServiceError(cause === 'error' ? 'refused' : 'unreachable', 'Like of it failed')),
    )
    expect(said()).toBe(`Your like was not counted. ${sentence}`)
    expect(count()).toBe('3')
    // Pressing again ends what was said of the press before.
    await click()
    expect(said()).toBe('Sending your like…')
    await answer('succeed')
    expect(said()).toBe('')
    online.mockRestore()
  })

  it('does not say that a like was not counted whose answer did not come in time', async () => {
    render(<LikeButton product={aProduct({ id: 'late', likes: 3 })} />)
    await click()
    await act(async () =>
      answers.shift()?.fail(new ServiceError('unreachable', 'timeout', { timedOut: true })),
    )
    expect(said()).toBe('No answer in time: your like may have been counted, or not.')
    expect(pressed()).toBe('false')
  })

  it('tells a failure for ten seconds', async () => {
    render(<LikeButton product={aProduct({ id: 'told', likes: 3 })} />)
    await click()
    vi.useFakeTimers()
    await answer('fail')
    expect(said()).not.toBe('')
    act(() => vi.advanceTimersByTime(9_999))
    expect(said()).not.toBe('')
    act(() => vi.advanceTimersByTime(1))
    expect(said()).toBe('')
  })

  it('raises the count by one after the call has succeeded, never before', async () => {
    render(<LikeButton product={aProduct({ id: 'B', likes: 7 })} />)
    await click()
    expect(count()).toBe('7')
    await answer('succeed')
    expect(count()).toBe('8') // R-CARD-17
    expect(pressed()).toBe('true')
  })

  it('is pressed where another page of this device liked the product, and asks for nothing then', async () => {
    const another = (id: string, event: Event) =>
      act(() => {
        localStorage.setItem('liked', JSON.stringify([id]))
        dispatchEvent(event)
      })
    const events = [
      new StorageEvent('storage', { key: 'liked' }),
      // In the back/forward cache a page hears of nothing.
      pageShown(true),
    ]
    for (const [index, event] of events.entries()) {
      const id = `elsewhere-${index}`
      render(<LikeButton product={aProduct({ id, likes: 7 })} />)
      expect(pressed()).toBe('false')
      another(id, event)
      expect(pressed()).toBe('true')
      fireEvent.click(screen.getByRole('button'))
      await act(async () => {})
      expect(productLikeCount).not.toHaveBeenCalled()
      cleanup()
    }
  })

  it('is pressed where another page liked the product while no heart was on this one', async () => {
    const product = aProduct({ id: 'meanwhile', likes: 7 })
    render(<LikeButton product={product} />)
    cleanup()
    localStorage.setItem('liked', '["meanwhile"]')
    dispatchEvent(new StorageEvent('storage', { key: 'liked' }))
    render(<LikeButton product={product} />)
    expect(pressed()).toBe('true')
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
    expect(productLikeCount).not.toHaveBeenCalled()
  })

  it('asks for nothing more once the product is liked', async () => {
    render(<LikeButton product={aProduct({ id: 'I', likes: 7 })} />)
    await click()
    await answer('succeed')
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
    expect(productLikeCount).toHaveBeenCalledTimes(1)
    expect(count()).toBe('8')
  })

  it('is pressed on a later visit of this device, with the count of the back end', async () => {
    localStorage.setItem('liked', '["J"]')
    vi.resetModules()
    const { LikeButton: LaterLikeButton } = await import('@/features/likes/LikeButton')
    render(<LaterLikeButton product={aProduct({ id: 'J', likes: 8 })} />)
    expect(pressed()).toBe('true')
    expect(count()).toBe('8')
  })

  it('adds its like to those that another tab has stored', async () => {
    render(<LikeButton product={aProduct({ id: 'K' })} />)
    localStorage.setItem('liked', '["from another tab"]')
    await click()
    await answer('succeed')
    expect(JSON.parse(localStorage.getItem('liked') ?? '')).toEqual(
      expect.arrayContaining(['from another tab', 'K']),
    )
  })

  it.each(['', 'null', '{', '"K"', '[1]'])(
    'is not pressed where the browser has stored %j for likes',
    async (stored) => {
      localStorage.setItem('liked', stored)
      vi.resetModules()
      const { LikeButton: LaterLikeButton } = await import('@/features/likes/LikeButton')
      render(<LaterLikeButton product={aProduct({ id: 'L' })} />)
      expect(pressed()).toBe('false')
    },
  )

  it('raises the count that shows when the answer comes, also where the list was renewed meanwhile', async () => {
    const product = aProduct({ id: 'M', likes: 3 })
    const { rerender } = render(<LikeButton product={product} />)
    await click()
    rerender(<LikeButton product={{ ...product, likes: 5 }} />)
    await answer('succeed')
    expect(count()).toBe('6')
  })

  it('shows the like wherever else the product stands', async () => {
    const product = aProduct({ id: 'N', likes: 3 })
    render(<LikeButton product={product} />)
    const elsewhere = render(<LikeButton product={{ ...product }} />)
    fireEvent.click(elsewhere.getAllByRole('button')[0] as HTMLElement)
    await vi.waitFor(() => expect(answers.length).toBe(1), 4000)
    await answer('succeed')
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2)
    expect(screen.getAllByText('4')).toHaveLength(2)
  })

  it('sends one request at a time for a product', async () => {
    render(<LikeButton product={aProduct({ id: 'C', likes: 0 })} />)
    await click()
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(screen.getByRole('button'))
    await answer('succeed')
    expect(productLikeCount).toHaveBeenCalledTimes(1)
    expect(count()).toBe('1')
  })

  it('when the call fails, keeps the count and can be tried again', async () => {
    render(<LikeButton product={aProduct({ id: 'D', likes: 3 })} />)
    await click()
    await answer('fail')
    expect(count()).toBe('3') // R-CARD-18
    expect(pressed()).toBe('false')
    expect(toastQueue.list()).toEqual([]) // R-ERR-05
    await click()
    await answer('succeed')
    expect(count()).toBe('4')
  })

  it('keeps the like while its card is gone, and shows it wherever the product stands', async () => {
    const product = aProduct({ id: 'E', likes: 3 })
    const { unmount } = render(<LikeButton product={product} />)
    await click()
    await answer('succeed')
    unmount()
    render(<LikeButton product={{ ...product }} />)
    expect(count()).toBe('4')
  })

  it('adds nothing to a count of the back end that has the like in it already', async () => {
    const product = aProduct({ id: 'F', likes: 3 })
    const { rerender } = render(<LikeButton product={product} />)
    await click()
    await answer('succeed')
    rerender(<LikeButton product={{ ...product, likes: 4 }} />)
    expect(count()).toBe('4')
  })

  it('leaves the counts of other products alone', async () => {
    render(<LikeButton product={aProduct({ id: 'G', likes: 3 })} />)
    await click()
    await answer('succeed')
    cleanup()
    render(<LikeButton product={aProduct({ id: 'H', likes: 3 })} />)
    expect(count()).toBe('3')
  })
})
