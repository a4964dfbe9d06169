import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LikeButton } from '@/features/likes/LikeButton'
import LiveLikeButton from '@/features/likes/LiveLikeButton'
import { productLikeCount } from '@/services/likes'
import { aProduct } from '../../../support/a-product'

vi.mock('@/services/likes')
afterEach(cleanup)

it('a heart that is pressed before its module has come is liked once it has, and keeps the focus', async () => {
  vi.mocked(productLikeCount).mockResolvedValue('')
  render(<LikeButton product={aProduct({ id: 'early', likes: 7 })} />)
  const early = screen.getByRole('button')
  early.focus()
  fireEvent.click(early)
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('button')).not.toBe(early)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('a heart that was left with its page does not take the focus when it comes back', async () => {
  const product = aProduct({ id: 'left' })
  const { unmount } = render(<LiveLikeButton product={product} />)
  screen.getByRole('button').focus()
  unmount()
  await Promise.resolve()
  render(<LiveLikeButton product={product} />)
  expect(document.activeElement).toBe(document.body)
})
