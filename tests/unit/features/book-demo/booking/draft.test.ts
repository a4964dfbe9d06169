import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyLead } from '@/domain/demo/lead'
import {
  clearDraft,
  type Draft,
  isDraftReplaced,
  isDraftSaved,
  isDraftUnchanged,
  readDraft,
  saveDraft,
} from '@/features/book-demo/booking/draft'
import { dropExpiredDraft } from '@/features/book-demo/booking/draft-expiry'
import { lead } from '../../../../support/data/lead'

const half = { ...lead, phone: '98', enterpriseSize: '' }
const begun = { details: lead, step: 'details' } as const
const sent = { lead, lockedUntil: 1_800_000_000_000, accepted: false, requested: false }
const now = 1_800_000_000_000
const lifetime = 1_800_000

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it.each<Draft>([
    { details: half, step: 'details' },
    { details: half, sent, step: 'code', failure: 'other', failureCount: 2 },
    { details: emptyLead, sent, step: 'details', failureCount: 0 },
  ])('comes back as it was stored: %j', (draft) => {
    saveDraft(draft)
    expect(readDraft()).toEqual(draft)
  })

  it('is read with the details that it has: one that is missing, or no choice any more, is none', () => {
    const { enterpriseSize, ...older } = lead
    for (const details of [older, { ...older, role: enterpriseSize }, { ...lead, enterpriseSize: 'Huge' }]) {
      sessionStorage.setItem(
        'demo-draft',
        JSON.stringify({ savedAt: Date.now(), details, sent: { ...sent, lead: details }, step: 'code' }),
      )
      // A code for a lead that lacks a field is of no use.
      expect(readDraft()).toEqual({ details: { ...lead, enterpriseSize: '' }, step: 'code' })
    }
  })

  it('is that of this document until another has changed or removed it', () => {
    saveDraft(begun)
    expect(isDraftUnchanged()).toBe(true)
    sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: Date.now() + 1, ...begun }))
    expect(isDraftUnchanged(), 'the same, stored later').toBe(true)
    sessionStorage.setItem(
      'demo-draft',
      JSON.stringify({ savedAt: Date.now(), details: half, step: 'details' }),
    )
    expect(isDraftUnchanged()).toBe(false)
    expect(isDraftReplaced()).toBe(true)
    expect(readDraft()?.details).toEqual(half)
    expect(isDraftUnchanged()).toBe(true)
    sessionStorage.clear()
    expect(isDraftUnchanged()).toBe(false)
    expect(isDraftReplaced(), 'nobody has gone on with one that is gone').toBe(false)
    expect(readDraft()).toBeUndefined()
    expect(isDraftUnchanged()).toBe(true)
  })

  it('is saved once storage has taken its last change, and as long as it is there', () => {
    saveDraft(begun)
    expect(isDraftSaved()).toBe(true)
    const { sessionStorage: storage } = window
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    saveDraft({ details: half, step: 'details' })
    expect(isDraftSaved()).toBe(false)
    vi.unstubAllGlobals()
    saveDraft({ details: half, step: 'details' })
    expect(isDraftSaved()).toBe(true)
    sessionStorage.clear()
    expect(isDraftSaved()).toBe(false)
  })

  it('of an earlier release says nothing of a request that may have arrived', () => {
    const { requested, ...older } = sent
    expect(requested).toBe(false)
    sessionStorage.setItem(
      'demo-draft',
      JSON.stringify({ savedAt: Date.now(), details: lead, sent: older, step: 'code' }),
    )
    expect(readDraft()?.sent).toEqual(sent)
  })

  it('is read without a code that is none', () => {
    sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: Date.now(), ...begun, sent: {} }))
    expect(readDraft()).toEqual(begun)
  })

  it('is there after 29 minutes and 59 seconds, and gone after 30 minutes, though nobody reads it', () => {
    vi.useFakeTimers({ now })
    saveDraft(begun)
    vi.advanceTimersByTime(lifetime - 1000)
    expect(readDraft()?.details).toEqual(lead)
    vi.advanceTimersByTime(1000)
    expect(sessionStorage.getItem('demo-draft')).toBeNull()
    expect(readDraft()).toBeUndefined()
  })

  it('is gone after 30 minutes also on pages that were loaded since, and where the clock was set back', () => {
    vi.useFakeTimers({ now })
    sessionStorage.setItem(
      'demo-draft',
      JSON.stringify({ savedAt: now - 60_000, details: lead, step: 'details' }),
    )
    dropExpiredDraft()
    vi.advanceTimersByTime(lifetime - 60_000)
    expect(sessionStorage.getItem('demo-draft')).toBeNull()

    saveDraft(begun)
    vi.setSystemTime(now - 3_600_000)
    dropExpiredDraft()
    vi.advanceTimersByTime(lifetime)
    expect(sessionStorage.getItem('demo-draft')).toBeNull()

    sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: 0, details: lead, step: 'details' }))
    dropExpiredDraft()
    expect(sessionStorage.getItem('demo-draft')).toBeNull()
  })

  it('that another document of the tab has stored stays its own 30 minutes', () => {
    vi.useFakeTimers({ now })
    saveDraft(begun)
    vi.advanceTimersByTime(lifetime - 60_000)
    const newer = JSON.stringify({ savedAt: Date.now(), details: half, step: 'details' })
    sessionStorage.setItem('demo-draft', newer)
    vi.advanceTimersByTime(lifetime - 1000)
    expect(sessionStorage.getItem('demo-draft')).toBe(newer)
    vi.advanceTimersByTime(1000)
    expect(sessionStorage.getItem('demo-draft')).toBeNull()
  })

  it('is stored for another 30 minutes with every change', () => {
    vi.useFakeTimers({ now })
    saveDraft({ ...begun, details: half })
    vi.advanceTimersByTime(lifetime - 1000)
    saveDraft(begun)
    vi.advanceTimersByTime(lifetime - 1000)
    expect(readDraft()?.details).toEqual(lead)
  })

  it('is forgotten when it is cleared', () => {
    saveDraft(begun)
    clearDraft()
    expect(readDraft()).toBeUndefined()
    expect(sessionStorage.getItem('demo-draft')).toBeNull()
  })

  it.each([
    ['no JSON', '{"savedAt":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a step that is none', JSON.stringify({ savedAt: Date.now(), details: lead, step: 'paid', sent })],
  ])('that is %s is ignored', (_what, stored) => {
    sessionStorage.setItem('demo-draft', stored)
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
    expect(readDraft()).toBeUndefined()
    expect(() => saveDraft(begun)).not.toThrow()
    expect(isDraftUnchanged()).toBe(true)
    expect(readDraft()).toBeUndefined()
    expect(clearDraft).not.toThrow()
  })
})
