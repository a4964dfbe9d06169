import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, readDraft, saveDraft } from '@/features/book-demo/draft'
import { forgetOldDraft } from '@/features/book-demo/draft-lifetime'

const lead = {
  company: 'Kaveri Foods',
  name: 'Ananya Rao',
  phone: '9845012345',
  email: 'a@kaveri.in',
  role: 'Small',
}
const half = { ...lead, phone: '98', role: '' }
const sent = { lead, lockedUntil: 1_800_000_000_000, accepted: false }
const now = 1_800_000_000_000
const lifetime = 1_800_000

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it('comes back as it was kept, change by change', () => {
    saveDraft({ details: half })
    expect(readDraft()).toEqual({ details: half, step: 'details' })
    saveDraft({ sent, step: 'code' })
    expect(readDraft()).toEqual({ details: half, sent, step: 'code' })
    saveDraft({ failure: 'other' })
    expect(readDraft()).toEqual({ details: half, sent, step: 'code', failure: 'other' })
    saveDraft({ failures: 2 })
    expect(readDraft()?.failures).toBe(2)
    saveDraft({ failures: undefined })
    saveDraft({ failure: undefined, step: 'details' })
    expect(readDraft()).toEqual({ details: half, sent, step: 'details' })
  })

  it('is there after 29 minutes and 59 seconds, and gone after 30 minutes, though nobody reads it', () => {
    vi.useFakeTimers({ now })
    saveDraft({ details: lead })
    vi.advanceTimersByTime(lifetime - 1000)
    expect(readDraft()?.details).toEqual(lead)
    vi.advanceTimersByTime(1000)
    expect(sessionStorage).toHaveLength(0)
    expect(readDraft()).toBeUndefined()
  })

  it('is gone after 30 minutes also on pages that were loaded since, and where the clock was set back', () => {
    vi.useFakeTimers({ now })
    sessionStorage.setItem(
      'demo-draft',
      JSON.stringify({ savedAt: now - 60_000, details: lead, step: 'details' }),
    )
    forgetOldDraft()
    vi.advanceTimersByTime(lifetime - 60_000)
    expect(sessionStorage).toHaveLength(0)

    saveDraft({ details: lead })
    vi.setSystemTime(now - 3_600_000)
    forgetOldDraft()
    vi.advanceTimersByTime(lifetime)
    expect(sessionStorage).toHaveLength(0)

    sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: 0, details: lead, step: 'details' }))
    forgetOldDraft()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is kept for another 30 minutes with every change', () => {
    vi.useFakeTimers({ now })
    saveDraft({ details: half })
    vi.advanceTimersByTime(lifetime - 1000)
    saveDraft({ details: lead })
    vi.advanceTimersByTime(lifetime - 1000)
    expect(readDraft()?.details).toEqual(lead)
  })

  it('is forgotten when it is cleared', () => {
    saveDraft({ details: lead })
    clearDraft()
    expect(readDraft()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['no JSON', '{"savedAt":'],
    ['null', 'null'],
    ['a list', '[]'],
    [
      'a size that is none',
      JSON.stringify({ savedAt: Date.now(), details: { ...lead, role: 'Huge' }, step: 'details' }),
    ],
    ['a code that is none', JSON.stringify({ savedAt: Date.now(), details: lead, sent: {}, step: 'code' })],
    ['a step that is none', JSON.stringify({ savedAt: Date.now(), details: lead, step: 'paid', sent })],
  ])('that is %s is ignored', (_what, kept) => {
    sessionStorage.setItem('demo-draft', kept)
    expect(readDraft()).toBeUndefined()
  })

  it('does without a storage that throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('closed', 'SecurityError')
      },
    })
    expect(() => saveDraft({ details: lead })).not.toThrow()
    expect(readDraft()).toBeUndefined()
    expect(clearDraft).not.toThrow()
  })
})
