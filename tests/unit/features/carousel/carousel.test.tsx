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
afterEach(cleanup)

/** What a visitor sees, in its order; hidden slides are no articles to them. */
const seen = () => screen.getAllByRole('article').map((slide) => slide.querySelector('h3')?.textContent)
/** A button of the slider, whose module is read with the first of them: a busy machine takes its time. */
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 })
const press = async (name: string) => act(async () => void fireEvent.click(await button(name)))

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

it('sixty services are sixty, the last before the first', async () => {
  show(Array.from({ length: 60 }, (_, index) => `Service ${index + 1}`))
  await press('Previous')
  await waitFor(() => expect(seen()).toEqual(['Service 60', 'Service 1']))
})

it('one or two services stand still, in their order, without controls', async () => {
  for (const names of [['Acacia'], ['Acacia', 'Berseem']]) {
    show(names)
    await act(async () => {})
    expect(seen()).toEqual(names)
    expect(screen.queryAllByRole('button')).toEqual([])
    cleanup()
  }
})
