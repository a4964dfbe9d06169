import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/product'
import { useCategoryProducts } from '@/features/category-shelf/use-category-products'
import { getAllProductsofUser } from '@/services/products'
import { queryClient } from '@/services/query-client'
import { aProduct } from '../../../support/a-product'
import { testConfig } from '../../../support/test-config'

vi.mock('@/services/products')

type Answer = { succeed: (products: Product[]) => Promise<void>; fail: () => Promise<void> }

/** The calls that wait for an answer, by category; the last one where a category was asked for twice. */
let calls: Map<string, Answer>
let asked: string[]

beforeEach(() => {
  setRuntimeConfig(testConfig('http://localhost'))
  calls = new Map()
  asked = []
  vi.mocked(getAllProductsofUser).mockImplementation(
    (_user, category = '') =>
      new Promise((resolve, reject) => {
        asked.push(category)
        calls.set(category, {
          succeed: (products) => act(async () => resolve(products)),
          fail: () => act(async () => reject(new Error('status 500'))),
        })
      }),
  )
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const frames = aProduct({ id: 'F', name: 'Frames' })
const boxes = aProduct({ id: 'B', name: 'Boxes' })

async function shelf(...categories: string[]) {
  const { result } = renderHook(() => useCategoryProducts(categories))
  await vi.waitFor(() => expect([...calls.keys()]).toEqual(categories), 4000)
  const becomes = (status: string) => vi.waitFor(() => expect(result.current.status).toBe(status), 4000)
  return { becomes, now: () => result.current, names: () => result.current.products.map(({ name }) => name) }
}

describe('the products of several categories', () => {
  it('are asked for side by side and joined in the order of the categories', async () => {
    const { now, names, becomes } = await shelf('first', 'second')
    await calls.get('second')?.succeed([boxes])
    expect(now().status).toBe('loading') // R-LIST-28
    await calls.get('first')?.succeed([frames])
    await becomes('ready')
    expect(names()).toEqual(['Frames', 'Boxes'])
  })

  it('lack those of a category that failed, and of it alone', async () => {
    const { now, names, becomes } = await shelf('first', 'second')
    await calls.get('first')?.fail()
    expect(now().status).toBe('loading')
    await calls.get('second')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes']) // R-ERR-02
  })

  it('have failed where none came, and asking again leaves out what is known to be empty', async () => {
    const { now, names, becomes } = await shelf('first', 'second')
    await calls.get('first')?.succeed([])
    await calls.get('second')?.fail()
    await becomes('failed')
    asked = []
    act(() => {
      now().retry()
    })
    await becomes('loading')
    await vi.waitFor(() => expect(asked).toEqual(['second']), 4000)
    await calls.get('second')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes'])
  })

  it('are empty, not failed, where every category answered', async () => {
    const { now, becomes } = await shelf('first')
    await calls.get('first')?.succeed([])
    await becomes('ready')
    expect(now().products).toEqual([])
  })
})
