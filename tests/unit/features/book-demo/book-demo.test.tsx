import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { bookingCopy } from '@/content/en/pages/book-demo'
import { BookDemo } from '@/features/book-demo/BookDemo'
import { currentBooking, dispatch } from '@/features/book-demo/booking/booking-store'
import { saveDraft } from '@/features/book-demo/booking/draft'
import { lockedFromNow } from '@/features/book-demo/booking/resend-lock'
import {
  checkCode,
  type Outcome,
  sendDetails,
  sendNewCode,
  sendRequest,
} from '@/features/book-demo/demo-calls'
import { lead } from '../../../support/data/lead'
import { testConfig } from '../../../support/data/test-config'
import { forgetBooking } from '../../../support/unit/booking'

vi.mock('@/features/book-demo/demo-calls', async (original) => ({
  ...(await original<typeof import('@/features/book-demo/demo-calls')>()),
  prefetchCalls: () => {},
  sendDetails: vi.fn(),
  checkCode: vi.fn(),
  sendRequest: vi.fn(),
  sendNewCode: vi.fn(),
}))

beforeEach(() => {
  setRuntimeConfig(testConfig('http://localhost'))
  forgetBooking()
  for (const call of [sendDetails, checkCode, sendRequest, sendNewCode]) vi.mocked(call).mockReset()
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
  saveDraft({ details: lead, sent: { lead, lockedUntil, accepted: false }, step: 'code' })
  return visit()
}
/** Has a call wait for its answer, which the returned function gives. */
const answered = (call: (...given: never[]) => Promise<Outcome>) => {
  let answer = (_outcome: Outcome) => {}
  vi.mocked(call).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (outcome: Outcome) => act(async () => answer(outcome))
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
    const answer = answered(sendDetails)
    const first = visit()
    await press('Submit')
    await vi.waitFor(() => expect(sendDetails).toHaveBeenCalled(), 4000)
    first.unmount()
    visit()
    expect(said()).toContain(bookingCopy.details.sending)
    await answer('timedOut')
    expect(said()).toContain(bookingCopy.failures.timedOut)
  })

  it('finds a code that was not accepted in its boxes, and marked', async () => {
    const answer = answered(checkCode)
    const first = visitCode()
    typeCode('123456')
    await press('Verify OTP')
    first.unmount()
    visit()
    vi.mocked(checkCode).mock.calls[0]?.[2]()
    await answer('refused')
    expect(boxes().map(({ value }) => value)).toEqual([...'123456'])
    for (const box of boxes()) expect(descriptionOf(box)).toBe(bookingCopy.code.wrong)
  })

  it('has the demo requested, also where the browser stores nothing', async () => {
    const closed = () => {
      throw new DOMException('The storage is closed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    vi.mocked(sendRequest).mockResolvedValue('done')
    const answer = answered(checkCode)
    const first = visit()
    act(() => dispatch({ type: 'code-sent', lead, lockedUntil: lockedFromNow() }))
    typeCode('123456')
    await press('Verify OTP')
    first.unmount()
    visit()
    expect(said()).toContain(bookingCopy.code.verifying)
    await answer('done')
    expect(sendRequest).toHaveBeenCalledTimes(1)
    expect(currentBooking().step).toBe('done')
  })

  it('has the booking with which another document of the tab has gone on', async () => {
    visitCode().unmount()
    const stored = sessionStorage.getItem('demo-draft') ?? ''
    sessionStorage.setItem('demo-draft', stored.replaceAll(lead.phone, '9845001504'))
    vi.mocked(checkCode).mockResolvedValue('refused')
    visit()
    typeCode('123456')
    await press('Verify OTP')
    expect(vi.mocked(checkCode).mock.calls[0]?.[0].phone).toBe('9845001504')
    expect(sessionStorage.getItem('demo-draft')).not.toContain(lead.phone)
  })
})

it('a code that could not be checked stays in its boxes, and nothing is requested for it', async () => {
  visitCode()
  vi.mocked(checkCode).mockResolvedValue('refused')
  typeCode('123456')
  await press('Verify OTP')
  expect(checkCode).toHaveBeenCalledTimes(1)
  expect(boxes().map(({ value }) => value)).toEqual([...'123456']) // R-OTP-17
  expect(sendRequest).not.toHaveBeenCalled() // R-OTP-16
})

describe('a press that got no answer in time', () => {
  it.each([
    ['verify', 'timedOut', 'refused'],
    ['request', 'done', 'timedOut'],
  ] as const)('is told of: %s', async (call, checked, requested) => {
    visitCode()
    vi.mocked(checkCode).mockResolvedValue(checked)
    vi.mocked(sendRequest).mockResolvedValue(requested)
    typeCode('123456')
    await press('Verify OTP')
    expect(said()).toContain(bookingCopy.code.timedOut[call])
  })

  it('is told of: resend, also while the next press is under way', async () => {
    visitCode({ lockedUntil: 0 })
    vi.mocked(sendNewCode).mockResolvedValue('timedOut')
    await press('Resend OTP')
    expect(said()).toContain(bookingCopy.code.timedOut.resend)
    answered(checkCode)
    typeCode('123456')
    await press('Verify OTP')
    expect(said()).toContain(`${bookingCopy.code.verifying} ${bookingCopy.code.timedOut.resend}`)
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
      const answer = answered(sendNewCode)
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
