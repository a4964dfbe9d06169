import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { checkoutAddresses, everyAddress } from '../data/addresses'
import { aVisitor, fillDetails, submitButton, verifyButton } from '../page/demo-visitor'

/** A short visit that needs some of the build's files; together they need all of them. */
export type Visit = {
  name: string
  /** Where it begins. */
  path: string
  /** What the visitor does there; done again where it came to nothing. */
  act?: (page: Page) => Promise<void>
  /** What shows when the visit has come to its end. */
  shows: (page: Page) => Locator
  /** A part that the page goes on without and says nothing of, while it is gone or until the next page. */
  optional?: 'while it is gone' | 'until the next page'
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()

/** Addresses to which neither header nor footer of the terms links, and the terms themselves. */
const notLinked = [
  ...checkoutAddresses,
  paths.terms(),
  paths.dataCenter(),
  paths.quoteList(),
  paths.comingSoon(),
]
const linked = everyAddress.filter((path) => !notLinked.includes(path))

/** Every other page, opened by a link of the terms, whose own page needs few files. */
const byLink: Visit[] = linked.map((path) => ({
  name: `${path} by a link`,
  path: paths.terms(),
  act: (page) => page.locator(`a[href="${path}"]`).first().dispatchEvent('click'),
  shows: (page) => page.locator(`link[rel="canonical"][href$="${path}"]`),
}))

const opened: Visit[] = [...everyAddress, '/nowhere', '/offline'].map((path) => ({
  name: `${path} opened`,
  path,
  shows: heading,
}))

const listing = paths.listing('Raw_Honey')

const actions: Visit[] = [
  {
    name: 'read home to its end',
    path: paths.home(),
    act: async (page) => {
      for (const section of await main(page).getByRole('heading', { level: 2 }).all())
        await section.scrollIntoViewIfNeeded()
    },
    shows: heading,
  },
  {
    name: 'open the filters',
    path: listing,
    act: press('Filter'),
    shows: (page) => page.getByRole('dialog').getByText('In stock'),
  },
  {
    name: 'search with a slip',
    path: paths.allProducts(),
    act: async (page) => {
      await page.getByRole('searchbox').fill('')
      await page.getByRole('searchbox').pressSequentially('acacai')
    },
    shows: (page) => main(page).getByRole('article').filter({ hasText: 'Acacia' }).first(),
    optional: 'while it is gone', // a text with a slip then finds nothing
  },
  {
    name: 'open a product',
    path: listing,
    act: (page) => main(page).getByRole('article').first().getByRole('heading').getByRole('link').click(),
    shows: (page) => page.getByRole('dialog').getByRole('heading').first(),
  },
  {
    name: 'share a listing',
    path: listing,
    act: press(/^Share$/),
    shows: (page) => page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'Link' }),
  },
  {
    name: 'like a product',
    path: listing,
    act: press(/^Like /),
    shows: (page) => main(page).locator('[aria-pressed="true"][aria-label^="Like"]'),
    optional: 'while it is gone', // R-CARD-18
  },
  {
    name: 'put a product on the quote list',
    path: listing,
    act: press(/^Add .* to quote/),
    shows: (page) => page.getByRole('button', { name: /^In quote/ }),
  },
  {
    name: 'open a quote list',
    path: `${paths.quoteList()}?items=HNY-1*2`,
    shows: (page) => main(page).getByRole('heading', { level: 1 }),
  },
  {
    name: 'compare products',
    path: `${paths.quoteList()}?items=HNY-MUSTARD*2,HNY-ACACIA`,
    act: press('Compare'),
    shows: (page) => page.getByRole('table', { name: 'Comparison' }),
  },
  {
    name: 'send the details of a demo',
    path: paths.bookDemo(),
    act: async (page) => {
      await fillDetails(page, aVisitor('9845800001'))
      await submitButton(page).click()
    },
    shows: verifyButton,
  },
  {
    name: 'make a label',
    path: paths.brands(),
    act: (page) => page.getByRole('textbox', { name: 'Name on the label' }).fill('Tamarind'),
    shows: (page) => page.getByRole('img', { name: /Tamarind/ }),
  },
  {
    name: 'choose a honey by its colour',
    path: paths.consumers(),
    act: (page) => page.getByRole('radio', { name: /Jamun/ }).check(),
    shows: (page) =>
      page.getByRole('region', { name: 'Choose by colour' }).getByRole('heading', { name: /Jamun/ }),
  },
  {
    name: 'open a map',
    path: paths.stores(),
    shows: (page) => page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first(),
  },
  {
    name: 'measure a page',
    path: `${paths.terms()}?vitals`,
    shows: (page) => page.getByRole('heading', { name: 'Web vitals of this visit' }),
    optional: 'until the next page', // R-GEN-10
  },
]

/** Actions come first: a file that several visits need is tried where it matters most. */
export const visits: Visit[] = [...actions, ...byLink, ...opened]
