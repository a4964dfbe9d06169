import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { bookingCopy } from '@/content/en/pages/book-demo'
import { BookDemo } from '@/features/book-demo/BookDemo'
import { currentBooking } from '@/features/book-demo/booking/booking-store'
import { saveDraft } from '@/features/book-demo/booking/draft'
import { lockedFromNow } from '@/features/book-demo/booking/resend-lock'
import * as demoCalls from '@/features/book-demo/demo-calls'
import { faultsOf, leadSchema } from '@/features/book-demo/lead-schema'
import { lead } from '../../../support/data/lead'
import { testConfig } from '../../../support/data/test-config'
import { forgetBooking } from '../../../support/unit/booking'

beforeEach(() => {
  setRuntimeConfig(testConfig('http://localhost'))
  forgetBooking()
  vi.spyOn(demoCalls, 'prefetchCalls').mockReturnValue()
})
afterEach(() => {
  cleanup()
  forgetBooking()
})

const visit = () => render(<BookDemo heading="" beside="" contact="" />, { wrapper: MemoryRouter })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const box = (digit: number) => screen.getByRole('textbox', { name: `Digit ${digit} of 6` })
/** The page, where a code was sent before and six digits are in its boxes. */
const visitTypedCode = () => {
  vi.spyOn(demoCalls, 'loadLeadRules').mockResolvedValue({ faultsOf, leadSchema })
  saveDraft({
    details: lead,
    sent: { lead, lockedUntil: lockedFromNow(), accepted: false, requested: false },
    step: 'code',
  })
  visit()
  act(() => void fireEvent.input(box(1), { target: { value: '111111' } }))
}
/** Has a call wait for its answer, which the returned function gives. */
const answered = (call: 'checkCode' | 'sendRequest') => {
  let answer = (_outcome: demoCalls.Outcome) => {}
  vi.spyOn(demoCalls, call).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (outcome: demoCalls.Outcome) => act(async () => answer(outcome))
}

it.each([
  { goesOnTo: 'Name*', staysIn: 'Name*' },
  { goesOnTo: undefined, staysIn: 'Company Name*' },
])(
  'rules that come late lead to the first fault, unless the visitor is in a field: $goesOnTo',
  async ({ goesOnTo, staysIn }) => {
    let come = () => {}
    vi.spyOn(demoCalls, 'loadLeadRules').mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve({ faultsOf, leadSchema })
      }),
    )
    visit()
    await press('Submit')
    expect(screen.queryByText('Sending your details…')).toBeNull() // nothing is sent yet
    if (goesOnTo) act(() => screen.getByLabelText(goesOnTo).focus())
    await act(async () => {
      come()
      await new Promise((later) => setTimeout(later))
    })
    expect(screen.getByText('Company name is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(staysIn))
  },
)

it.each([
  { typed: '23', digit: 3 },
  { typed: '', digit: 1 },
])(
  'a code that is refused brings the focus to the first digit, unless another is being typed: $typed',
  async ({ typed, digit }) => {
    const answer = answered('checkCode')
    visitTypedCode()
    await press('Verify OTP')
    act(() => {
      for (const [index, value] of [...typed].entries())
        fireEvent.input(box(index + 1), { target: { value } })
      box(digit).focus()
    })
    if (!typed) act(() => box(6).focus())
    await answer('refused')
    expect(document.activeElement).toBe(box(digit))
  },
)

describe("'Change details' leads to them while Verify is under way, and the visitor stays there", () => {
  /** That the details are shown, and nothing is said of a call. */
  const expectDetails = () => {
    const says = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect([...says('status'), ...says('alert')].join('')).toBe('')
  }

  it('where the code is accepted: the demo is requested by another try', async () => {
    const request = vi.spyOn(demoCalls, 'sendRequest').mockResolvedValue('done')
    const answer = answered('checkCode')
    visitTypedCode()
    await press('Verify OTP')
    await press('Change details')
    expectDetails()
    await answer('done')
    expectDetails()
    expect(request).not.toHaveBeenCalled()
    await press('Enter the code')
    expect(screen.getByText(bookingCopy.code.accepted)).toBeTruthy()
    await press('Try again')
    expect(request).toHaveBeenCalledTimes(1)
    expect(currentBooking().step).toBe('done')
  })

  it.each(['refused', 'timedOut', 'unavailable'] as const)('where it is not: %s', async (outcome) => {
    const answer = answered('checkCode')
    visitTypedCode()
    await press('Verify OTP')
    await press('Change details')
    await answer(outcome)
    expectDetails()
  })

  it.each([
    ['refused', 'details'],
    ['timedOut', 'details'],
    ['done', 'done'],
  ] as const)('unless it is the demo request that is accepted: %s', async (outcome, step) => {
    vi.spyOn(demoCalls, 'checkCode').mockResolvedValue('done')
    const answer = answered('sendRequest')
    visitTypedCode()
    await press('Verify OTP')
    await press('Change details')
    expectDetails()
    await answer(outcome)
    expect(currentBooking().step).toBe(step)
    if (step === 'details') expectDetails()
  })
})
