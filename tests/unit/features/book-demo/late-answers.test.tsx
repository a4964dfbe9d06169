import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { BookDemo } from '@/features/book-demo/BookDemo'
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
    vi.spyOn(demoCalls, 'loadLeadRules').mockResolvedValue({ faultsOf, leadSchema })
    saveDraft({
      details: lead,
      sent: { lead, lockedUntil: lockedFromNow(), accepted: false, requested: false },
      step: 'code',
    })
    let refuse = () => {}
    vi.spyOn(demoCalls, 'checkCode').mockReturnValue(
      new Promise<demoCalls.Outcome>((resolve) => {
        refuse = () => resolve('refused')
      }),
    )
    visit()
    const box = (digit: number) => screen.getByRole('textbox', { name: `Digit ${digit} of 6` })
    act(() => void fireEvent.input(box(1), { target: { value: '111111' } }))
    await press('Verify OTP')
    act(() => {
      for (const [index, value] of [...typed].entries())
        fireEvent.input(box(index + 1), { target: { value } })
      box(digit).focus()
    })
    if (!typed) act(() => box(6).focus())
    await act(async () => refuse())
    expect(document.activeElement).toBe(box(digit))
  },
)
