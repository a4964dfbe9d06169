import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCampaigns } from '@/features/share/use-campaigns'

const letter = { source: 'letter', medium: 'email', campaign: 'diwali' }
const fair = { source: 'fair', medium: 'print', campaign: '' }
const names = (campaigns: ReturnType<typeof useCampaigns>) => campaigns.list.map(({ source }) => source)

describe('campaigns of links that were shared', () => {
  afterEach(() => localStorage.clear())

  it('stay on the device, the latest first, each once', () => {
    const { result } = renderHook(useCampaigns)
    act(() => result.current.use(letter))
    act(() => result.current.use(fair))
    act(() => result.current.use(letter))
    expect(names(result.current)).toEqual(['letter', 'fair'])
    expect(names(renderHook(useCampaigns).result.current)).toEqual(['letter', 'fair'])
  })

  it('go one by one', () => {
    const { result } = renderHook(useCampaigns)
    act(() => result.current.use(letter))
    act(() => result.current.use(fair))
    act(() => result.current.remove(letter))
    expect(names(result.current)).toEqual(['fair'])
  })

  it.each(['not JSON', '{}', '[5]', 'null'])('are none where what is stored cannot be read: %s', (stored) => {
    localStorage.setItem('campaigns', stored)
    expect(renderHook(useCampaigns).result.current.list).toEqual([])
  })

  it('last as long as the page where the browser stores nothing, and it says so', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem })
    const { result } = renderHook(useCampaigns)
    act(() => result.current.use(letter))
    expect(result.current.isStored).toBe(false)
    expect(names(renderHook(useCampaigns).result.current)).toEqual(['letter'])
    vi.unstubAllGlobals()
    act(() => result.current.remove(letter))
    expect(result.current.isStored).toBe(true)
  })
})
