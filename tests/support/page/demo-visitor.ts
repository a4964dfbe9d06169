import type { Page } from '@playwright/test'
import type { Lead } from '@/domain/demo/lead'
import { expect, gone } from './visitor'

/**
 * A visitor of their own for each test: phone and e-mail are told apart by the phone number.
 * @param details the ones that matter to the test
 */
export function aVisitor(phone: string, details: Partial<Lead> = {}): Lead {
  return {
    company: 'Kaveri Foods',
    name: 'Ananya Rao',
    phone,
    email: `ananya.${phone}@kaverifoods.in`,
    enterpriseSize: 'Small',
    ...details,
  }
}

/** The fields of step 1, by the names that a screen reader says. */
export const fieldsOf = (page: Page) => ({
  company: page.getByRole('textbox', { name: 'Company Name*', exact: true }),
  name: page.getByRole('textbox', { name: 'Name*', exact: true }),
  phone: page.getByRole('textbox', { name: 'Phone Number*', exact: true }),
  email: page.getByRole('textbox', { name: 'Email*', exact: true }),
  enterpriseSize: page.getByRole('combobox', { name: 'Enterprise Size*', exact: true }),
})

/** The messages below the required fields while they are empty, in their order. */
export const emptyErrors = [
  'Company name is required',
  'Name is required',
  'Phone number is required',
  'Email is required',
  'Please select a user type',
]

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
export const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify OTP', exact: true })
export const resendButton = (page: Page) => page.getByRole('button', { name: 'Resend OTP', exact: true })
export const box = (page: Page, digit: number) =>
  page.getByRole('textbox', { name: `Digit ${digit} of 6`, exact: true })
/** The screen below the header and above the footer. */
export const screen = (page: Page) => page.getByRole('main')

/** Opens the demo page, hydrated. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto('/book-demo')
  await demoHydrated(page)
}

/** Resolves once React has hydrated the form: until then 'Submit' is no submit button, and there is no code screen. */
export async function demoHydrated(page: Page): Promise<void> {
  await expect(submitButton(page).or(verifyButton(page))).toHaveAttribute('type', 'submit')
}

export async function fillDetails(page: Page, visitor: Lead): Promise<void> {
  const { company, name, phone, email, enterpriseSize } = fieldsOf(page)
  await company.fill(visitor.company)
  await name.fill(visitor.name)
  await phone.fill(visitor.phone)
  await email.fill(visitor.email)
  await enterpriseSize.selectOption(visitor.enterpriseSize)
}

/** Fills the form in, sends it and waits for the code screen, which begins with the focus in its first box. */
export async function askForCode(page: Page, visitor: Lead): Promise<void> {
  await fillDetails(page, visitor)
  await submitButton(page).click()
  await expect(box(page, 1)).toBeFocused()
}

/** Closes every toast: none waits for its turn behind them, and an error that is shown next is a new one. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Messages' })
  const close = toasts.getByRole('button', { name: 'Close', exact: true })
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await gone(close)
}

/** The newest code that the local platform sent to a phone. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`/platform/inbox.json?phone=${phone}`)
  const messages: { code: string }[] = await answer.json()
  const newest = messages[0]
  if (!newest) throw new Error(`No code was sent to ${phone}.`)
  return newest.code
}

/** Types a code from the first box on, key by key. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await box(page, 1).focus()
  await page.keyboard.type(code)
}

/** 'code' where the history entry is that of the code screen; it changes a moment after the screen does. */
export const entryStep = (page: Page): Promise<unknown> => page.evaluate(() => history.state?.usr?.step)

/** What the six boxes hold, '' for an empty one. */
export const boxesOf = (page: Page) =>
  Promise.all([1, 2, 3, 4, 5, 6].map((digit) => box(page, digit).inputValue()))

/** Pastes into the field that has the focus, as from the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.')
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)
}

/** Collects the calls of the page whose address holds a text: their paths and parsed bodies. */
export function callsTo(page: Page, part: string): { path: string; body: unknown }[] {
  const calls: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes(part)) return
    calls.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return calls
}

/** What the site says once a demo request is accepted. */
export const requestSent = 'Request Sent. We will get back to you soon'

/** Opens the demo page and goes on to the code screen, where the first box waits for the code. */
export async function onCodeScreen(page: Page, visitor: Lead): Promise<void> {
  await openDemo(page)
  await askForCode(page, visitor)
}
