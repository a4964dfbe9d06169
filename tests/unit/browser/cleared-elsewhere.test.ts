import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageShown } from '../../support/unit/page-shown'

/** A page of its own: one that stopped storing never begins again. */
async function aPage() {
  vi.resetModules()
  const { tabStorage } = await import('@/browser/storage/storage')
  const { reloadWhenCleared } = await import('@/browser/storage/cleared-elsewhere')
  return { tabStorage, listen: () => listening.push(reloadWhenCleared()) }
}
const listening: (() => void)[] = []

/** What clearing does to the storage of another tab, and of this one where it is done here. */
function clear(here: 'in this tab' | 'in another') {
  localStorage.clear()
  if (here === 'in this tab') sessionStorage.clear()
}

beforeEach(() => {
  clear('in this tab')
  vi.spyOn(location, 'reload').mockReturnValue()
})
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page that comes back from the back/forward cache', () => {
  it('whose tab was cleared loads anew, and stores nothing of what it has in memory', async () => {
    const { tabStorage, listen } = await aPage()
    listen()
    tabStorage.write('demo-draft', 'Asha Rao')
    clear('in this tab')
    vi.setSystemTime(Date.now() + 1) // nobody clears a device within a millisecond
    const later = await aPage()
    later.tabStorage.write('demo-draft', 'Ravi') // and so nothing is missing
    dispatchEvent(pageShown(true))
    expect(location.reload).toHaveBeenCalledTimes(1)
    expect(tabStorage.write('demo-draft', 'Asha Rao B')).toBe(false)
    expect(sessionStorage.getItem('demo-draft')).toBe('Ravi')
  })

  it('loads anew where the device was cleared in another tab, and the next document clears this one', async () => {
    const { tabStorage, listen } = await aPage()
    listen()
    tabStorage.write('demo-draft', 'Asha Rao')
    clear('in another')
    dispatchEvent(pageShown(true))
    expect(location.reload).toHaveBeenCalledTimes(1)
    const next = await aPage()
    expect(next.tabStorage.read('demo-draft')).toBeUndefined()
  })

  it('stays as it is where nothing was cleared but by itself', async () => {
    const { tabStorage, listen } = await aPage()
    listen()
    tabStorage.write('label', 'For Asha')
    tabStorage.write('demo-draft', 'Asha Rao')
    tabStorage.remove('demo-draft')
    await aPage().then((later) => later.tabStorage.write('left-at', 'of another page'))
    dispatchEvent(pageShown(true))
    expect(location.reload).not.toHaveBeenCalled()
    expect(tabStorage.write('label', 'For Ravi')).toBe(true)
  })
})

describe('a page of another tab', () => {
  it('clears its own and loads anew', async () => {
    const { tabStorage, listen } = await aPage()
    listen()
    tabStorage.write('demo-draft', 'Asha Rao')
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(sessionStorage.length).toBe(0)
    expect(location.reload).toHaveBeenCalledTimes(1)
  })

  it('loads anew also where the device was cleared before the page listened', async () => {
    const { tabStorage, listen } = await aPage()
    tabStorage.write('demo-draft', 'Asha Rao')
    clear('in another')
    listen()
    expect(location.reload).toHaveBeenCalledTimes(1)
    expect(tabStorage.write('demo-draft', 'Asha Rao B')).toBe(false)
  })

  it('begins afresh where the device was cleared while the tab was on another site', async () => {
    await aPage().then(({ tabStorage }) => tabStorage.write('demo-draft', 'Asha Rao'))
    clear('in another')
    const { tabStorage, listen } = await aPage()
    listen()
    expect(sessionStorage.length).toBe(0)
    tabStorage.write('demo-draft', 'Ravi')
    const next = await aPage()
    next.listen()
    expect(next.tabStorage.read('demo-draft')).toBe('Ravi')
    expect(location.reload).not.toHaveBeenCalled()
  })
})

describe('what a tab has stored stays', () => {
  it('from an earlier release, which noted no time', async () => {
    sessionStorage.setItem('demo-draft', 'Asha Rao')
    localStorage.setItem('stored-since', '1800000000000') // of another tab
    const { tabStorage, listen } = await aPage()
    listen()
    expect(tabStorage.read('demo-draft')).toBe('Asha Rao')
    expect(location.reload).not.toHaveBeenCalled()
  })

  it.each([
    ['refuses all', undefined],
    ['forgets all', { getItem: () => null, setItem: () => {} }],
  ])('where the storage of the device %s, and no page loads anew', async (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    for (const visit of [1, 2]) {
      const { tabStorage, listen } = await aPage()
      if (visit === 2) expect(tabStorage.read('demo-draft')).toBe('Asha Rao')
      tabStorage.write('demo-draft', 'Asha Rao')
      listen()
      dispatchEvent(pageShown(true))
    }
    expect(location.reload).not.toHaveBeenCalled()
  })
})
