import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWebOtp } from '@/features/book-demo/booking/use-web-otp'

afterEach(cleanup)

/** What the phone hands over. */
const handOver = (credential: Promise<unknown>) => {
  const get = vi.fn((_options: CredentialRequestOptions) => credential)
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get } })
  return get
}

it('the phone hands over the code by itself where it can, and is not asked any more after leaving', async () => {
  const get = handOver(Promise.resolve({ code: '123456' }))
  const take = vi.fn()
  const { rerender, unmount } = renderHook(({ requestKey }) => useWebOtp(requestKey, take), {
    initialProps: { requestKey: 1 },
  })
  expect(get.mock.calls).toEqual([[{ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) }]])
  await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith('123456'), 4000)
  rerender({ requestKey: 2 }) // another code was sent
  const [first, second] = get.mock.calls.map(([{ signal }]) => signal)
  expect([first?.aborted, second?.aborted]).toEqual([true, false])
  unmount()
  expect(second?.aborted).toBe(true)
})

it('a refusal of the phone, or a code that is not awaited any more, is nothing', async () => {
  const get = handOver(Promise.reject(new DOMException('no', 'NotAllowedError')))
  const take = vi.fn()
  renderHook(() => useWebOtp(7, take))
  renderHook(() => useWebOtp(undefined, take))
  await Promise.resolve()
  expect(get).toHaveBeenCalledTimes(1)
  expect(take).not.toHaveBeenCalled()
})
