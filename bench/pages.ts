import { paths } from '../src/config/paths'

/** Who made a page: we, a hand that writes HTML and CSS alone, or React with nothing else. */
export type Maker = 'site' | 'static' | 'react'

/** What a visitor presses in a measured click. */
export type Press = 'menu' | 'filter' | 'heart'

/** A page that is measured. */
export type BenchPage = {
  /** How the tables call it. */
  name: string
  path: string
  press: Press
  /** What else is measured beside it; long listings are compared with the short one instead. */
  rivals: readonly Maker[]
}

/** A listing of the local platform with exactly so many products. */
const listingOf = (count: number) => `Exactly_${count}_Honey`

/** The lengths of catalogue that are measured (docs/decisions/0014-measuring.md). */
const listingLengths = [12, 1_000, 10_000] as const

/** Listings that the measured build prerenders, besides those of every build. */
export const measuredListings = listingLengths.map(listingOf)

const both: readonly Maker[] = ['static', 'react']

/** One page of each kind, and the listing in three lengths. */
const everyPage: readonly BenchPage[] = [
  { name: 'home', path: paths.home(), press: 'menu', rivals: both },
  ...listingLengths.map(
    (count): BenchPage => ({
      name: `listing, ${count.toLocaleString('en-IN')}`,
      path: paths.listing(listingOf(count)),
      press: 'filter',
      rivals: count === listingLengths[0] ? both : [],
    }),
  ),
  { name: 'demo', path: paths.bookDemo(), press: 'menu', rivals: both },
  { name: 'farmers', path: paths.farmers(), press: 'menu', rivals: both },
  { name: 'product', path: paths.product('Raw_Honey', 'HNY-MUSTARD'), press: 'heart', rivals: ['static'] },
  { name: 'technology', path: paths.technology(), press: 'menu', rivals: ['static'] },
  { name: 'location', path: paths.stores(), press: 'menu', rivals: ['static'] },
  { name: 'quote list', path: paths.quoteList(), press: 'menu', rivals: ['static'] },
]

/** A listing is asked for in all its lengths. */
const nameOf = (name: string) => name.split(',')[0] ?? name

/** The names by which `--pages` asks for some of them. */
export const pageNames: readonly string[] = [...new Set(everyPage.map(({ name }) => nameOf(name)))]

const wanted = process.env.BENCH_PAGES?.split(',').map((name) => name.trim())

/** Those of the names that no page has. */
export const unknownPages = (names = wanted ?? []) => names.filter((name) => !pageNames.includes(name))

/** Whether all pages are measured, and so what is measured is worth keeping. */
export const isWhole = wanted === undefined

export const benchPages: readonly BenchPage[] = everyPage.filter(
  ({ name }) => !wanted || wanted.includes(nameOf(name)),
)

/** One address to open, of one maker. */
export type Target = { page: BenchPage; maker: Maker; path: string }

/** Where a rival of a page lies on the measured host. */
export const rivalPath = (maker: Maker, { path }: BenchPage) =>
  maker === 'site' ? path : `/${maker}${path}`.replace(/\/$/, '')

/** Everything that is opened, a page's makers one after the other. */
export const targets: readonly Target[] = benchPages.flatMap((page) =>
  (['site', ...page.rivals] as const).map((maker) => ({ page, maker, path: rivalPath(maker, page) })),
)
