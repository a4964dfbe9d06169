import { afterEach, describe, expect, it, vi } from 'vitest'
import { readWhole } from '@/worker/read-whole'

const forever = new AbortController().signal
const stalled = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
    }),
  )

afterEach(() => {
  vi.useRealTimers()
})

describe('a body', () => {
  it('is read to its end', async () => {
    expect(await (await readWhole(new Response('whole'), forever))?.text()).toBe('whole')
    expect((await readWhole(new Response(null), forever))?.size).toBe(0)
  })

  it('is given up where nothing comes for thirty seconds, and its clone is not', async () => {
    vi.useFakeTimers()
    const answer = stalled()
    const clone = answer.clone()
    const read = readWhole(answer, forever)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await read).toBeUndefined()
    expect(new TextDecoder().decode((await clone.body?.getReader().read())?.value)).toBe('first')
  })

  it('is given up where it is not wanted any more, too large or broken off', async () => {
    const switchOff = new AbortController()
    const read = readWhole(stalled(), switchOff.signal)
    switchOff.abort()
    expect(await read).toBeUndefined()
    expect(await readWhole(new Response('x'.repeat(3_000_001)), forever)).toBeUndefined()
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error()) })
    expect(await readWhole(new Response(broken), forever)).toBeUndefined()
  })
})
