import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyModule, ModuleTimeoutError, whenLoaded } from '@/browser/lazy-module'
import * as reloading from '@/browser/reload-once'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(reloading, 'reload').mockResolvedValue()
})
afterEach(() => void vi.useRealTimers())

const file = { greeting: 'Good morning' }

/** A module whose file is answered when it is told to. */
function held() {
  let come = () => {}
  let fail = (_: Error) => {}
  const answer = new Promise<typeof file>((resolve, reject) => {
    come = () => resolve(file)
    fail = reject
  })
  const fetchModule = vi.fn(() => answer)
  return { module: lazyModule(fetchModule), fetchModule, come, fail }
}

/** A module whose file is answered wrongly at first. */
const lost = (failures: number) => {
  let left = failures
  return lazyModule(async () => {
    left -= 1
    if (left >= 0) throw new Error('lost')
    return file
  })
}

describe('a module whose file is held', () => {
  it('is given up after 120 s, and nobody asks for it again', async () => {
    const { module, fetchModule } = held()
    const given = expect(module.load()).rejects.toThrow(ModuleTimeoutError)
    await vi.advanceTimersByTimeAsync(120_000)
    await given
    await expect(module.load()).rejects.toThrow(ModuleTimeoutError)
    expect(fetchModule).toHaveBeenCalledTimes(1)
  })

  it('is there once it comes, for those who were told and for those who wait on', async () => {
    const { module, come } = held()
    const patient = whenLoaded(module)
    const told = module.load().catch((cause: ModuleTimeoutError) => cause.late)
    await vi.advanceTimersByTimeAsync(120_000)
    come()
    expect(await told).toBe(file)
    expect(await patient).toBe(file)
    expect(await module.load()).toBe(file)
    expect(module.current()).toBe(file)
  })

  it('is asked for by a new page where somebody tries again, also before the time is over', async () => {
    const { module, come } = held()
    const first = module.load()
    const again = module.retry()
    await vi.waitFor(() => expect(reloading.reload).toHaveBeenCalledTimes(1), 4000)
    come()
    expect(await again).toBe(file)
    expect(await first).toBe(file)
  })

  it('is asked for once more where it fails late', async () => {
    const { module, fetchModule, fail } = held()
    const told = module.load().catch((cause: ModuleTimeoutError) => cause.late)
    await vi.advanceTimersByTimeAsync(120_000)
    fail(new Error('connection reset'))
    await expect(told).rejects.toThrow('connection reset')
    fetchModule.mockResolvedValueOnce(file)
    expect(await module.retry()).toBe(file)
    expect(reloading.reload).not.toHaveBeenCalled()
  })
})

describe('a module whose file is lost', () => {
  it('is asked for once more where somebody tries again', async () => {
    const module = lost(1)
    await expect(module.load()).rejects.toThrow('lost')
    expect(await module.retry()).toBe(file)
    expect(reloading.reload).not.toHaveBeenCalled()
  })

  it('has the page loaded anew where that fails, too', async () => {
    const module = lost(3)
    await expect(module.load()).rejects.toThrow('lost')
    await expect(module.retry()).rejects.toThrow('lost')
    expect(reloading.reload).toHaveBeenCalledTimes(1)
  })
})

it('a module that has come is never asked for again', async () => {
  const fetchModule = vi.fn(async () => file)
  const module = lazyModule(fetchModule)
  expect(await Promise.all([module.load(), module.load()])).toEqual([file, file])
  expect(await module.retry()).toBe(file)
  expect(fetchModule).toHaveBeenCalledTimes(1)
  expect(reloading.reload).not.toHaveBeenCalled()
})
