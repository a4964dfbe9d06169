import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as pageReload from '@/browser/reload-once'
import { setRuntimeConfig } from '@/config/runtime-config'
import { bookingCopy } from '@/content/en/pages/book-demo'
import { emptyLead } from '@/domain/demo/lead'
import { BookDemo } from '@/features/book-demo/BookDemo'
import { noBooking } from '@/features/book-demo/booking/booking-reducer'
import { currentBooking, dispatch, openBooking } from '@/features/book-demo/booking/booking-store'
import { saveDraft } from '@/features/book-demo/booking/draft'
import { lockedFromNow } from '@/features/book-demo/booking/resend-lock'
import * as demoCalls from '@/features/book-demo/demo-calls'
import { lead } from '../../../support/data/lead'
import { testConfig } from '../../../support/data/test-config'
import { forgetBooking } from '../../../support/unit/booking'

beforeEach(() => {
  setRuntimeConfig(testConfig('http://localhost'))
  forgetBooking()
  vi.spyOn(demoCalls, 'prefetchCalls').mockReturnValue()
  for (const call of ['sendDetails', 'checkCode', 'sendRequest', 'sendNewCode'] as const)
    vi.spyOn(demoCalls, call).mockReturnValue(new Promise(() => {})) // no answer, unless the test has one
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetBooking()
})

/** The booking on its page; another call is another visit of it. */
const visit = () => render(<BookDemo heading="" beside="" contact="" />, { wrapper: MemoryRouter })
/** The page, where a code was sent for a lead before. */
const visitCode = ({ lockedUntil = lockedFromNow() } = {}) => {
  saveDraft({ details: lead, sent: { lead, lockedUntil, accepted: false, requested: false }, step: 'code' })
  return visit()
}
/** Has a call wait for its answer, which the returned function gives. */
const answered = (call: (...given: never[]) => Promise<demoCalls.Outcome>) => {
  let answer = (_outcome: demoCalls.Outcome) => {}
  vi.mocked(call).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (outcome: demoCalls.Outcome) => act(async () => answer(outcome))
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const typeCode = (code: string) => {
  const [first] = boxes()
  if (first) fireEvent.input(first, { target: { value: code } })
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join()
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('whoever leaves the page before an answer and comes back', () => {
  it('is told that the details may have got through', async () => {
    saveDraft({ details: lead, step: 'details' })
    const answer = answered(demoCalls.sendDetails)
    const first = visit()
    await press('Submit')
    await vi.waitFor(() => expect(demoCalls.sendDetails).toHaveBeenCalled(), 4000)
    first.unmount()
    visit()
    expect(said()).toContain(bookingCopy.details.sending)
    await answer('timedOut')
    expect(said()).toContain(bookingCopy.failures.timedOut)
  })

  it('finds a code that was not accepted in its boxes, and marked', async () => {
    const answer = answered(demoCalls.checkCode)
    const first = visitCode()
    typeCode('123456')
    await press('Verify OTP')
    first.unmount()
    visit()
    vi.mocked(demoCalls.checkCode).mock.calls[0]?.[2]()
    await answer('refused')
    expect(boxes().map(({ value }) => value)).toEqual([...'123456'])
    for (const box of boxes()) expect(descriptionOf(box)).toBe(bookingCopy.code.wrong)
  })

  it('has the demo requested, also where the browser stores nothing', async () => {
    const closed = () => {
      throw new DOMException('The storage is closed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    vi.mocked(demoCalls.sendRequest).mockResolvedValue('done')
    const answer = answered(demoCalls.checkCode)
    const first = visit()
    act(() => dispatch({ type: 'code-sent', lead, lockedUntil: lockedFromNow() }))
    typeCode('123456')
    await press('Verify OTP')
    first.unmount()
    visit()
    expect(said()).toContain(bookingCopy.code.verifying)
    await answer('done')
    expect(demoCalls.sendRequest).toHaveBeenCalledTimes(1)
    expect(currentBooking().step).toBe('done')
  })

  it('has the booking with which another document of the tab has gone on', async () => {
    visitCode().unmount()
    const stored = sessionStorage.getItem('demo-draft') ?? ''
    sessionStorage.setItem('demo-draft', stored.replaceAll(lead.phone, '9845001504'))
    vi.mocked(demoCalls.checkCode).mockResolvedValue('refused')
    visit()
    typeCode('123456')
    await press('Verify OTP')
    expect(vi.mocked(demoCalls.checkCode).mock.calls[0]?.[0].phone).toBe('9845001504')
    expect(sessionStorage.getItem('demo-draft')).not.toContain(lead.phone)
  })
})

it('a code that could not be checked stays in its boxes, and nothing is requested for it', async () => {
  visitCode()
  vi.mocked(demoCalls.checkCode).mockResolvedValue('refused')
  typeCode('123456')
  await press('Verify OTP')
  expect(demoCalls.checkCode).toHaveBeenCalledTimes(1)
  expect(boxes().map(({ value }) => value)).toEqual([...'123456']) // R-OTP-17
  expect(demoCalls.sendRequest).not.toHaveBeenCalled() // R-OTP-16
})

describe('a press that got no answer in time', () => {
  it.each([
    ['verify', 'timedOut', 'refused'],
    ['request', 'done', 'timedOut'],
  ] as const)('is told of: %s', async (call, checked, requested) => {
    visitCode()
    vi.mocked(demoCalls.checkCode).mockResolvedValue(checked)
    vi.mocked(demoCalls.sendRequest).mockResolvedValue(requested)
    typeCode('123456')
    await press('Verify OTP')
    expect(said()).toContain(bookingCopy.code.timedOut[call])
  })

  it('is told of: resend, also while the next press is under way', async () => {
    visitCode({ lockedUntil: 0 })
    vi.mocked(demoCalls.sendNewCode).mockResolvedValue('timedOut')
    await press('Resend OTP')
    expect(said()).toContain(bookingCopy.code.timedOut.resend)
    answered(demoCalls.checkCode)
    typeCode('123456')
    await press('Verify OTP')
    expect(said()).toContain(`${bookingCopy.code.verifying} ${bookingCopy.code.timedOut.resend}`)
  })
})

describe('a demo request that may have arrived', () => {
  const { accepted, timedOut } = bookingCopy.code
  const reload = () => {
    cleanup()
    openBooking({ state: noBooking, details: emptyLead })
    visit()
  }

  it.each([
    ['has no answer yet', undefined, timedOut.request],
    ['got no answer in time', 'timedOut', timedOut.request],
    ['was refused', 'refused', accepted],
    ['never left, for lack of its module', 'unavailable', accepted],
  ] as const)('is told of after a reload, but not one that was answered: %s', async (_, outcome, words) => {
    visitCode()
    vi.mocked(demoCalls.checkCode).mockResolvedValue('done')
    if (outcome) vi.mocked(demoCalls.sendRequest).mockResolvedValue(outcome)
    typeCode('123456')
    await press('Verify OTP')
    reload()
    expect(said()).toContain(words)
  })

  it('is told of also once another code was sent', async () => {
    visitCode({ lockedUntil: 0 })
    vi.mocked(demoCalls.checkCode).mockResolvedValue('done')
    vi.mocked(demoCalls.sendRequest).mockResolvedValue('timedOut')
    vi.mocked(demoCalls.sendNewCode).mockResolvedValue('done')
    typeCode('123456')
    await press('Verify OTP')
    await press('Resend OTP')
    expect(said()).toContain(timedOut.request)
  })
})

describe('a module that does not come', () => {
  it.each([
    ['loads the page anew, which has what was typed', true],
    ['leaves the page where it is, if nothing could be stored', false],
  ])('%s', async (_, stores) => {
    vi.spyOn(pageReload, 'reload').mockResolvedValue()
    window.history.replaceState(null, '', '/book-demo')
    vi.mocked(demoCalls.sendDetails).mockResolvedValue('unavailable')
    saveDraft({ details: lead, step: 'details' })
    visit()
    if (!stores)
      vi.stubGlobal('sessionStorage', {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      })
    await press('Submit')
    await vi.waitFor(() => expect(screen.getByText(bookingCopy.failures.submission)).toBeTruthy(), 4000)
    expect(pageReload.reload).toHaveBeenCalledTimes(stores ? 1 : 0)
    window.history.replaceState(null, '', '/')
  })
})

describe("'Resend OTP'", () => {
  const isLocked = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' }).disabled
  const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000))
  const faked = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const

  it('is locked for 60 seconds even where the clock is set back an hour, also after a reload', async () => {
    vi.useFakeTimers({ toFake: [...faked] })
    const { unmount } = visitCode()
    await pass(20)
    vi.setSystemTime(Date.now() - 3_600_000)
    await pass(39)
    expect(isLocked()).toBe(true)
    await pass(2)
    expect(isLocked()).toBe(false) // R-OTP-08
    unmount()

    visitCode({ lockedUntil: lockedFromNow() + 3_600_000 }) // what the document before it has stored
    await pass(59)
    expect(isLocked()).toBe(true)
    await pass(2)
    expect(isLocked()).toBe(false) // R-OTP-09
  })

  it('is locked from the click, whatever comes of it', async () => {
    vi.useFakeTimers({ toFake: [...faked] })
    visitCode({ lockedUntil: 0 })
    for (const outcome of ['refused', 'timedOut', 'unavailable'] as const) {
      const answer = answered(demoCalls.sendNewCode)
      await press('Resend OTP')
      expect(isLocked()).toBe(true)
      await pass(10)
      await answer(outcome)
      await pass(49)
      expect(isLocked()).toBe(true)
      await pass(2)
      expect(isLocked()).toBe(false) // R-OTP-09
    }
  })
})
