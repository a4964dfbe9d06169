import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { tabStorage } from '@/browser/storage/storage'
import { useVisibleCount } from '@/features/catalogue/results/use-visible-count'

afterEach(() => {
  cleanup()
  tabStorage.clear()
})

const listing = '/collections/products/Raw_Honey'
const panel = `${listing}/HNY-1`

/** A page of a tab whose history entry has this key, as after a reload. */
function open(pathname: string, key: string) {
  const { result } = renderHook(
    () => ({ visible: useVisibleCount(), key: useLocation().key, navigate: useNavigate() }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[{ pathname, key }]}>{children}</MemoryRouter>,
    },
  )
  return {
    count: () => result.current.visible[0],
    key: () => result.current.key,
    showMore: () => act(() => result.current.visible[1]()),
    go: (to: string) => act(async () => result.current.navigate(to)),
    goBack: () => act(async () => result.current.navigate(-1)),
  }
}

describe("after 'Show more'", () => {
  it('a panel opened after a reload leaves as many below it', async () => {
    open(listing, 'a').showMore()
    cleanup()
    const reloaded = open(listing, 'a')
    expect(reloaded.count()).toBe(24)
    await reloaded.go(panel)
    expect(reloaded.count()).toBe(24)
  })

  it('so does a panel opened after Back from another filter, which has its own number', async () => {
    const { showMore, go, goBack, count } = open(listing, 'a')
    showMore()
    await go(`${listing}?stock=in`)
    expect(count()).toBe(12)
    await goBack()
    expect(count()).toBe(24)
    await go(panel)
    expect(count()).toBe(24)
  })

  it('a reload over an open panel leaves as many', async () => {
    const before = open(listing, 'a')
    before.showMore()
    await before.go(panel)
    expect(before.count()).toBe(24)
    const key = before.key()
    cleanup()
    expect(open(panel, key).count()).toBe(24)
  })
})
