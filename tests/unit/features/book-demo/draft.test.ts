import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, readDraft, saveDraft } from '@/features/book-demo/draft'

const lead = {
  company: 'Kaveri Foods',
  name: 'Ananya Rao',
  phone: '9845012345',
  email: 'a@kaveri.in',
  role: 'Small',
}
const half = { ...lead, phone: '98', role: '' }
const sent = { lead, lockedUntil: 1_800_000_000_000, accepted: false }

beforeEach(() => sessionStorage.clear())

describe('a draft', () => {
  it('comes back as it was kept, at either step', () => {
    saveDraft({ details: half, step: { name: 'details' } })
    expect(readDraft()).toEqual({ details: half, step: { name: 'details' } })
    saveDraft({ details: half, step: { name: 'details', sent } })
    expect(readDraft()).toEqual({ details: half, step: { name: 'details', sent } })
    saveDraft({ details: lead, step: { name: 'code', sent } })
    expect(readDraft()).toEqual({ details: lead, step: { name: 'code', sent } })
  })

  it('is there after 29 minutes and 59 seconds, and gone after 30 minutes', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    saveDraft({ details: lead, step: { name: 'details' } })
    vi.setSystemTime(1_800_000_000_000 + 1_799_000)
    expect(readDraft()?.details).toEqual(lead)
    vi.setSystemTime(1_800_000_000_000 + 1_800_000)
    expect(readDraft()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
    vi.useRealTimers()
  })

  it('is forgotten when it is cleared', () => {
    saveDraft({ details: lead, step: { name: 'details' } })
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
      JSON.stringify({ savedAt: Date.now(), details: { ...lead, role: 'Huge' }, step: { name: 'details' } }),
    ],
    [
      'a code step without a code sent',
      JSON.stringify({ savedAt: Date.now(), details: lead, step: { name: 'code' } }),
    ],
    [
      'a step that is none',
      JSON.stringify({ savedAt: Date.now(), details: lead, step: { name: 'paid', sent } }),
    ],
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
    expect(() => saveDraft({ details: lead, step: { name: 'details' } })).not.toThrow()
    expect(readDraft()).toBeUndefined()
    expect(clearDraft).not.toThrow()
  })
})
