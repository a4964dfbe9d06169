import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lockClock } from '@/features/book-demo/booking/resend-lock'
import { ResendButton } from '@/features/book-demo/steps/ResendButton'

afterEach(cleanup)

it('how long it is locked is put into a region that was there before, and so read out', async () => {
  const seen: (string | null)[] = []
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) seen.push(target.textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  render(<ResendButton lockedUntil={lockClock() + 60_000} onResend={() => {}} />)
  const region = document.querySelector('[aria-live]')
  expect(region?.textContent).toContain('60')
  await Promise.resolve()
  watch.disconnect()
  expect(seen).toContain(region?.textContent)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
