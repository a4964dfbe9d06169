import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LikeButton } from '@/features/likes/LikeButton'
import { productLikeCount } from '@/services/likes'
import { aProduct } from '../../../support/a-product'

vi.mock('@/services/likes')

/** Answers of the back end to come, each by hand. */
let answers: { succeed: () => void; fail: () => void }[] = []

beforeEach(() => {
  answers = []
  vi.mocked(productLikeCount)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((succeed, fail) => {
          answers.push({ succeed: () => succeed(''), fail: () => fail(new Error('refused')) })
        }),
    )
})
afterEach(cleanup)

const count = () => screen.getByRole('button').parentElement?.textContent
const click = async () => {
  const before = answers.length
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(answers.length).toBe(before + 1), 4000)
}
const answer = (kind: 'succeed' | 'fail') => act(async () => answers.shift()?.[kind]())

describe('the like button', () => {
  it('is named after the product, with the count beside it', () => {
    render(<LikeButton product={aProduct({ id: 'A', name: 'Raw Honey', likes: 7 })} />)
    expect(screen.getByRole('button', { name: 'Like Raw Honey' })).toBeTruthy()
    expect(count()).toBe('7')
  })

  it('raises the count by one after the call has succeeded, never before', async () => {
    render(<LikeButton product={aProduct({ id: 'B', likes: 7 })} />)
    await click()
    expect(count()).toBe('7')
    await answer('succeed')
    expect(count()).toBe('8') // R-CARD-17
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true')
    await click()
    await answer('succeed')
    expect(count()).toBe('9')
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

  it('stays silent when the call fails, keeps the count and can be tried again', async () => {
    render(<LikeButton product={aProduct({ id: 'D', likes: 3 })} />)
    await click()
    await answer('fail')
    expect(count()).toBe('3') // R-CARD-18
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false')
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
