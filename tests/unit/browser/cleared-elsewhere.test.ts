import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageShown } from '../../support/unit/page-shown'

/** A page of its own: one that stopped storing never begins again. */
async function aPage() {
  vi.resetModules()
  const { tabStorage } = await import('@/browser/storage/storage')
  const { reloadWhenCleared } = await import('@/browser/storage/cleared-elsewhere')
  stopListening = reloadWhenCleared()
  return tabStorage
}
let stopListening = () => {}

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockReturnValue()
})
afterEach(() => stopListening())

describe('a page that comes back from the back/forward cache', () => {
  it('whose tab was cleared loads anew, and stores nothing of what it has in memory', async () => {
    const tabStorage = await aPage()
    tabStorage.write('demo-draft', 'Asha Rao')
    dispatchEvent(new Event('pagehide'))
    sessionStorage.clear()
    sessionStorage.setItem('left-at', 'of the page that cleared')
    dispatchEvent(pageShown(true))
    expect(location.reload).toHaveBeenCalledTimes(1)
    expect(tabStorage.write('demo-draft', 'Asha Rao B')).toBe(false)
    expect(sessionStorage.getItem('left-at')).toBe('of the page that cleared')
  })

  it('stays as it is where nothing was cleared but by itself', async () => {
    const tabStorage = await aPage()
    tabStorage.write('label', 'For Asha')
    tabStorage.write('demo-draft', 'Asha Rao')
    tabStorage.remove('demo-draft')
    dispatchEvent(new Event('pagehide'))
    sessionStorage.setItem('left-at', 'of another page')
    dispatchEvent(pageShown(true))
    expect(location.reload).not.toHaveBeenCalled()
    expect(tabStorage.write('label', 'For Ravi')).toBe(true)
  })
})

it('a page of another tab clears its own and loads anew', async () => {
  const tabStorage = await aPage()
  tabStorage.write('demo-draft', 'Asha Rao')
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(sessionStorage.length).toBe(0)
  expect(location.reload).toHaveBeenCalledTimes(1)
})
