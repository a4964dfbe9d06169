import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as reloading from '@/browser/reload-once'
import { deferred } from '@/components/loading/deferred'
import { lazy } from '@/components/loading/lazy'

const Age = ({ years }: { years: number }) => <p>{years} years</p>
const Failed = ({ retry }: { retry: () => void }) => (
  <button type="button" onClick={retry}>
    Try again
  </button>
)
const shown = () => screen.queryByText('7 years')
const tryAgain = () => screen.queryByRole('button', { name: 'Try again' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(reloading, 'reload').mockResolvedValue()
  vi.spyOn(reloading, 'reloadOnce').mockResolvedValue()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

type Fetch = () => Promise<{ default: typeof Age }>

describe.each([
  ['lazy', (file: Fetch) => lazy<{ years: number }, object>(file, { Failed })],
  ['extra', (file: Fetch) => deferred(file, { Failed })],
])('a part (%s) whose file is held', (_, later) => {
  const held = () => {
    let come = () => {}
    const answer = new Promise<{ default: typeof Age }>((resolve) => {
      come = () => resolve({ default: Age })
    })
    const Part = later(() => answer)
    render(<Part years={7} />)
    return () => act(async () => come())
  }

  it('is told after 120 s, and stands in place of that once it comes', async () => {
    const come = held()
    await pass(119_999)
    expect(tryAgain()).toBeNull()
    await pass(1)
    expect(tryAgain()).not.toBeNull()
    await come()
    expect(shown()).not.toBeNull()
    expect(tryAgain()).toBeNull()
    expect(reloading.reload).not.toHaveBeenCalled()
    expect(reloading.reloadOnce).not.toHaveBeenCalled()
  })

  it('is asked for by a new page where somebody tries again, as often as they do', async () => {
    held()
    await pass(120_000)
    for (let time = 1; time <= 2; time += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await pass(0)
      expect(reloading.reload).toHaveBeenCalledTimes(time) // R-GEN-06
    }
  })
})
