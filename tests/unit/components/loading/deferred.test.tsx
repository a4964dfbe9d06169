import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deferredPromise } from '@/browser/deferred-promise'
import { deferred } from '@/components/loading/deferred'

const Age = ({ years }: { years: number }) => <p>{years} years</p>
const module = { default: Age }
const TryAgain = ({ years, retry }: { years: number; retry: () => void }) => (
  <button type="button" onClick={retry}>
    Try {years} again
  </button>
)
const shown = () => screen.queryByText('7 years')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a deferred part', () => {
  it('is nothing until its module has come, and is there from then on', async () => {
    const Extra = deferred(async () => module)
    render(<Extra years={7} />)
    expect(shown()).toBeNull()
    expect(await screen.findByText('7 years')).toBeDefined()
  })

  it('is hydrated as the HTML has it, though its module is here', async () => {
    const Extra = deferred(async () => module)
    const elsewhere = render(<Extra years={7} />)
    await screen.findByText('7 years')
    elsewhere.unmount()
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Extra years={7} />)
    expect(place.innerHTML).toBe('')
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(place, <Extra years={7} />, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(place.textContent).toBe('7 years')
    await act(async () => root.unmount())
  })

  it('asks for nothing where it is gone before its moment', async () => {
    const fetchModule = vi.fn(async () => module)
    let come = () => {}
    const when = () => new Promise<void>((resolve) => (come = resolve))
    const Extra = deferred(fetchModule, { when })
    render(<Extra years={7} />).unmount()
    await act(async () => come())
    expect(fetchModule).not.toHaveBeenCalled()
  })

  it('where it does not come something else may stand, and another try may bring it', async () => {
    const fetchModule = vi.fn(async () => module).mockRejectedValueOnce(new Error('lost'))
    const Extra = deferred(fetchModule, { Failed: TryAgain })
    render(<Extra years={7} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try 7 again' }))
    expect(await screen.findByText('7 years')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('stands in the place of its failure where it comes after the time limit', async () => {
    vi.useFakeTimers()
    const coming = deferredPromise()
    const fetchModule = async () => {
      await coming.promise
      return module
    }
    const Extra = deferred(fetchModule, { Failed: TryAgain })
    render(<Extra years={7} />)
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(screen.getByRole('button', { name: 'Try 7 again' })).toBeDefined()
    await act(async () => coming.resolve())
    expect(shown()).not.toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
