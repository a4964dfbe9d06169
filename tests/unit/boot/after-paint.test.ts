import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstPaint } from '@/boot/after-paint'

const disconnect = vi.fn()

/** A browser that tells of paints at once, or never. */
const paintsTold = (told: boolean) =>
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private readonly tell: (entries: unknown, observer: unknown) => void) {}
      observe() {
        if (told) this.tell(undefined, this)
      }
      disconnect = disconnect
    },
  )

describe('what waits for the first paint', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    paintsTold(true)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const isOver = async (after: number) => {
    let over = false
    void firstPaint(document).then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(after)
    return over
  }

  it('goes on with the frame after it', async () => {
    expect(await isOver(50)).toBe(true)
  })

  it('is told of it once', async () => {
    disconnect.mockClear()
    await isOver(50)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('goes on after half a second in a window that draws no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    expect(await isOver(499)).toBe(false)
    expect(await isOver(500)).toBe(true)
  })

  it('goes on after half a second more where the browser tells of no paint', async () => {
    paintsTold(false)
    vi.stubGlobal('requestAnimationFrame', () => 0)
    expect(await isOver(1000)).toBe(true)
  })
})
