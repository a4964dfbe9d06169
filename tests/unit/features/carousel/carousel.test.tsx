import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { Carousel } from '@/features/carousel/Carousel'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => {
  setRuntimeConfig(testConfig('https://platform.example'))
  // Somebody is near.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.told([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a visitor sees, in its order; hidden slides are no articles to them. */
const seen = () => screen.getAllByRole('article').map((slide) => slide.querySelector('h3')?.textContent)
/** A button of the slider, whose module is read with the first of them: a busy machine takes its time. */
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 })
async function press(name: string): Promise<void> {
  const pressed = await button(name)
  await act(async () => void fireEvent.click(pressed))
}

const show = (names: readonly string[]) =>
  render(
    <MemoryRouter>
      <Carousel services={names.map((name) => aProduct({ id: name, name }))} buyText={undefined} />
    </MemoryRouter>,
  )

it('three services go round', async () => {
  show(['Acacia', 'Berseem', 'Clover'])
  await button('Next')
  expect(seen()).toEqual(['Berseem', 'Clover'])
  for (const next of [
    ['Acacia', 'Berseem'],
    ['Clover', 'Acacia'],
    ['Berseem', 'Clover'],
  ]) {
    await press('Next')
    await waitFor(() => expect(seen()).toEqual(next))
  }
})

it('four services stand still for those who want no motion, and move by two with every press', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const services = ['Acacia', 'Berseem', 'Clover', 'Drumstick']
  show(services)
  await button('Next') // the slider has come, and comes at once from now on
  cleanup()
  vi.useFakeTimers()
  show(services)
  await passing(4_000) // time for one move; two would show the same again
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(seen()).toEqual(['Berseem', 'Clover'])
  vi.useRealTimers()
  for (const [name, next] of [
    ['Next', ['Drumstick', 'Acacia']],
    ['Next', ['Berseem', 'Clover']],
    ['Previous', ['Drumstick', 'Acacia']],
    ['Previous', ['Berseem', 'Clover']],
  ] as const) {
    await press(name)
    await waitFor(() => expect(seen()).toEqual(next)) // R-HOME-06
  }
})

it('sixty services are sixty, the last before the first', async () => {
  show(Array.from({ length: 60 }, (_, index) => `Service ${index + 1}`))
  await press('Previous')
  await waitFor(() => expect(seen()).toEqual(['Service 60', 'Service 1']))
})

it('one or two services stand still, the second first, without controls', async () => {
  for (const names of [['Acacia'], ['Acacia', 'Berseem']]) {
    show(names)
    await act(async () => {})
    expect(seen()).toEqual(names.toReversed()) // R-HOME-07
    expect(screen.queryAllByRole('button')).toEqual([])
    cleanup()
  }
})

/** A phone that can be turned, and is upright to begin with. */
function turnablePhone() {
  let wide = false
  const media = new EventTarget()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(media, { matches: query.includes('min-width') && wide }),
  )
  return () =>
    act(async () => {
      wide = !wide
      media.dispatchEvent(new Event('change'))
    })
}

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('a paused carousel stays so when the phone is turned, and its button keeps the focus', async () => {
  const turn = turnablePhone()
  show(['Acacia', 'Berseem', 'Clover'])
  await press('Pause')
  const play = await button('Play')
  act(() => play.focus())
  vi.useFakeTimers()
  await turn()
  expect(seen()).toEqual(['Berseem', 'Clover'])
  expect(screen.getByRole('button', { name: 'Play' })).toBe(play)
  expect(document.activeElement).toBe(play)
  act(() => play.blur())
  await passing(10_000)
  expect(seen()).toEqual(['Berseem', 'Clover'])
})

it('it stays so, too, where a phone held sideways shows all and has nothing to pause', async () => {
  const turn = turnablePhone()
  show(['Acacia', 'Berseem'])
  await press('Pause')
  await turn()
  expect(screen.queryByRole('button')).toBeNull()
  await turn()
  expect(await button('Play')).toBeTruthy()
})

it('a link that had the focus and went with the turn no longer holds the carousel', async () => {
  const turn = turnablePhone()
  show(['Acacia', 'Berseem', 'Clover'])
  await button('Pause')
  vi.useFakeTimers()
  const [link] = screen.getAllByRole('link')
  act(() => link?.focus())
  await passing(10_000)
  expect(seen()).toEqual(['Berseem'])
  await turn()
  expect(seen()).toEqual(['Berseem', 'Clover'])
  await passing(2_600)
  expect(seen()).toEqual(['Acacia', 'Berseem'])
})

it('a row whose link has the focus becomes a slider once the focus is elsewhere', async () => {
  const names = ['Acacia', 'Berseem', 'Clover']
  const services = names.map((name) => aProduct({ id: name, name, buy: 'https://shop.example' }))
  render(
    <MemoryRouter>
      <Carousel services={services} buyText="Request Now" />
      <button type="button">After it</button>
    </MemoryRouter>,
  )
  const link = screen.getAllByRole('link', { name: /Request Now/ })[1] as HTMLElement
  act(() => link.focus())
  await act(() => import('@/features/carousel/CarouselSlider'))
  await act(async () => {})
  expect(document.activeElement).toBe(link)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'After it' }).focus())
  expect(await button('Next')).toBeTruthy()
})
