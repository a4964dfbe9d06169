import { expect, it } from 'vitest'
import { withinLimit } from '@/services/http/time-limit'

it.each([
  ['answered', async () => 'here'],
  ['failed', () => Promise.reject(new Error('refused'))],
])('a call that has %s leaves no signal that may still abort: Chromium holds such a one', async (_, run) => {
  let stop: AbortSignal | undefined
  const call = withinLimit(undefined, (signal) => {
    stop = signal
    expect(signal.aborted).toBe(false)
    return run()
  })
  await call.catch((cause: Error) => expect(cause.message).toBe('refused'))
  expect(stop?.aborted).toBe(true)
})
