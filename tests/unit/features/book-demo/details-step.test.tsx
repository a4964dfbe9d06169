import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { leadCopy } from '@/content/en/features/lead'
import { BookDemo } from '@/features/book-demo/BookDemo'
import { loadLeadRules } from '@/features/book-demo/demo-calls'
import { testConfig } from '../../../support/data/test-config'
import { forgetBooking } from '../../../support/unit/booking'

beforeEach(async () => {
  setRuntimeConfig(testConfig('http://localhost'))
  await loadLeadRules()
})
afterEach(() => {
  cleanup()
  forgetBooking()
})

const visit = () => render(<BookDemo heading="" beside="" contact="" />, { wrapper: MemoryRouter })
const fields = Object.values(leadCopy)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(`${label}*`)
/** Does something to a field, and has Formik judge it. */
const judged = (event: () => void) =>
  act(async () => {
    event()
    await new Promise((later) => setTimeout(later))
  })
const leave = (control: HTMLElement) => judged(() => void fireEvent.blur(control))
const fill = (control: HTMLElement, value: string) =>
  judged(() => void fireEvent.change(control, { target: { value } }))
const flagged = () => fields.filter(({ label }) => field(label).getAttribute('aria-invalid') === 'true')
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('the details', () => {
  it('say what is wrong with a detail once its field was touched, each of its own alone', async () => {
    visit()
    expect(flagged()).toEqual([]) // R-DEMO-04
    const touched: (typeof fields)[number][] = []
    for (const one of fields) {
      await leave(field(one.label))
      touched.push(one)
      expect(flagged()).toEqual(touched) // R-DEMO-09
      expect(descriptionOf(field(one.label))).toBe(one.required) // R-DEMO-05 R-DEMO-08
    }
    await fill(field('Company Name'), 'Kaveri Foods')
    expect(flagged()).not.toContain(leadCopy.company)
    await fill(field('Company Name'), '   ')
    expect(descriptionOf(field('Company Name'))).toBe('Company name is required')
  })

  // Which addresses and numbers count is proven one by one in lead-schema.test.ts.
  it('refuse an e-mail address that is none until it is one', async () => {
    visit()
    await fill(field('Email'), 'a@b')
    await leave(field('Email'))
    expect(descriptionOf(field('Email'))).toBe('Invalid email format')
    await fill(field('Email'), 'ananya@kaveri.in')
    expect(flagged()).toEqual([]) // R-DEMO-07
  })

  it.each(['+91 98450 12345', '(98450) 12345', '09845012345'])(
    'take a number typed as %s once its field is left, without country code, 0 and blanks',
    async (typed) => {
      visit()
      const phone = field('Phone Number')
      for (let letters = 1; letters <= typed.length; letters += 1) await fill(phone, typed.slice(0, letters))
      expect(phone.value).toBe(typed)
      await leave(phone)
      expect(phone.value).toBe('9845012345')
      expect(flagged()).toEqual([]) // R-DEMO-06
    },
  )

  it.each(['+91 98765 43210', '098765-43210'])('take a pasted %s without them at once', async (pasted) => {
    visit()
    await fill(field('Phone Number'), pasted)
    expect(field('Phone Number').value).toBe('9876543210')
  })
})
