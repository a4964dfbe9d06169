import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { bookingCopy } from '@/content/en/pages/book-demo'
import type { Lead } from '@/domain/demo/lead'
import { cardsOf, likeCalls, openListing, rawHoney } from '../data/catalogue'
import {
  aVisitor,
  boxesOf,
  codeFor,
  fieldsOf,
  fillDetails,
  onCodeScreen,
  openDemo,
  requestSent,
  resendButton,
  submitButton,
  typeCode,
  verifyButton,
} from '../page/demo-visitor'
import { expect } from '../page/visitor'
import type { ActionFault } from './faults'

/** What an answer that has gone wrong leads to: words in an alert, `done` as if nothing were, or `nothing` to be read. */
type Told = string | 'done' | 'nothing'

/** Something that a visitor does with a press, and that is one POST. */
type Action = {
  name: string
  /** Address of its call. */
  url: string
  /** Opens its screen, all that has to be typed typed in. */
  begin: (page: Page, visitor: Lead) => Promise<void>
  press: (page: Page) => Promise<void>
  /** What was typed is there, and nothing looks done. */
  unchanged: (page: Page, visitor: Lead) => Promise<void>
  done: (page: Page) => Promise<void>
  /** What each kind of answer leads to; a refusal tells its own text where that is shown. */
  told: Record<ActionFault['answered'], Told | ((text: string) => Told)>
}

const { failures } = bookingCopy
const jar = rawHoney('Mustard Honey', { productid: 'HNY-1', likecount: 128 })
const heart = (page: Page) => cardsOf(page).getByRole('button', { name: 'Like Mustard Honey', exact: true })

const withCode = async (page: Page, visitor: Lead) => {
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
}
const codeStands = async (page: Page, visitor: Lead) =>
  expect(await boxesOf(page)).toEqual([...(await codeFor(page, visitor.phone))])

/** Every action of the site. Registration, call 4, has no screen. */
export const actions: Action[] = [
  {
    name: 'Submit',
    url: '**/identity/getOtp/**',
    begin: async (page, visitor) => {
      await openDemo(page)
      await fillDetails(page, visitor)
    },
    press: (page) => submitButton(page).click(),
    unchanged: async (page, visitor) => {
      const { company, name, phone, email, enterpriseSize } = fieldsOf(page)
      await expect(company).toHaveValue(visitor.company)
      await expect(name).toHaveValue(visitor.name)
      await expect(phone).toHaveValue(visitor.phone)
      await expect(email).toHaveValue(visitor.email)
      await expect(enterpriseSize).toHaveValue(visitor.enterpriseSize)
    },
    done: (page) => expect(verifyButton(page)).toBeVisible(),
    told: {
      refused: () => failures.submission,
      unreachable: failures.submission,
      late: failures.submission,
      page: failures.submission,
      json: 'done',
      empty: failures.submission,
    },
  },
  {
    name: 'Verify OTP',
    url: '**/identity/validateOtp/**',
    begin: withCode,
    press: (page) => verifyButton(page).click(),
    unchanged: codeStands,
    done: (page) => expect(page.getByText(requestSent, { exact: true })).toBeVisible(),
    told: {
      refused: (text) => text,
      unreachable: failures.other,
      late: failures.other,
      page: failures.other,
      json: '{"products":',
      empty: failures.other,
    },
  },
  {
    name: 'Resend OTP',
    url: '**/identity/resendOtp/**',
    begin: async (page, visitor) => {
      await onCodeScreen(page, visitor)
      await typeCode(page, '123')
    },
    press: async (page) => {
      await page.clock.runFor(60_000)
      await resendButton(page).click()
    },
    unchanged: async (page) => expect(await boxesOf(page)).toEqual(['1', '2', '3', '', '', '']),
    done: (page) =>
      expect(
        page
          .getByRole('status')
          .filter({ hasText: /sent|\{/i })
          .first(),
      ).toBeVisible(),
    told: {
      refused: (text) => text,
      unreachable: failures.other,
      late: failures.other,
      page: failures.other,
      json: 'done',
      empty: failures.other,
    },
  },
  {
    name: 'the demo request',
    url: '**/registry/requests/**',
    begin: withCode,
    press: (page) =>
      page
        .getByRole('button', { name: /^(?:Try again|Verify OTP)$/ })
        .last()
        .click(),
    unchanged: codeStands,
    done: (page) => expect(page.getByText(requestSent, { exact: true })).toBeVisible(),
    told: {
      refused: (text) => `Error: ${text}`,
      unreachable: 'Error: Network Error',
      late: 'Error: timeout of 15000ms exceeded',
      page: 'done',
      json: 'done',
      empty: 'done',
    },
  },
  {
    name: 'Like',
    url: likeCalls,
    begin: async (page) => {
      await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
      await openListing(page, [jar])
    },
    press: (page) => heart(page).click(),
    unchanged: async (page) => {
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
      await expect(cardsOf(page).getByText('128', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(paths.listing('Raw_Honey'))
    },
    done: async (page) => {
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(cardsOf(page).getByText('129', { exact: true })).toBeVisible()
    },
    told: {
      refused: () => 'nothing',
      unreachable: 'nothing',
      late: 'nothing',
      page: 'done',
      json: 'done',
      empty: 'done',
    },
  },
]

/** A visitor whose phone no other test has. */
export const nthVisitor = (index: number): Lead => aVisitor(String(9_845_700_000 + index))
