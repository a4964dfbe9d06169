import type { Page } from '@playwright/test'

/** Addresses of the calls for the users of a type. */
export const usersCalls = '**/platform/identity/users/**'
/** Addresses of the calls for a user's sites. */
export const sitesCalls = '**/platform/registry/sites/**'

/** The list of a map page, and its places. */
export const list = (page: Page) => page.getByRole('list', { name: 'Locations' })
export const rows = (page: Page) => list(page).getByRole('listitem')
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
/** The button of a place in the list that tells more of it. */
export const details = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `Details of ${name}` })

/** The map, or the sketch in its place, and what marks a place on it. */
export const region = (page: Page) => page.getByRole('region', { name: 'Map' })
export const marker = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true })

/** The ground of a row whose place is pointed at. */
export const lit = 'rgb(255, 253, 248)'

/** The path that the document was loaded for; nothing while one makes way for the next. */
export const loadedFor = (page: Page) =>
  page
    .evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname)
    .catch(() => undefined)
