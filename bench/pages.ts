import { paths } from '../src/config/paths'

/** Who made a page: we, a hand that writes HTML and CSS alone, or React with nothing else. */
export type Maker = 'site' | 'static' | 'react'

/** What a visitor presses in a measured click, and what it leads to. */
export type Press = 'menu' | 'filter'

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
export const listingLengths = [12, 1_000, 10_000] as const

/** Listings that the measured build prerenders, besides those of every build. */
export const measuredListings = listingLengths.map(listingOf)

const both: readonly Maker[] = ['static', 'react']

/** One page of each kind, and the listing in three lengths. */
export const benchPages: readonly BenchPage[] = [
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
]

/** One address to open, of one maker. */
export type Target = { page: BenchPage; maker: Maker; path: string }

/** Where a rival of a page lies on the measured host. */
export const rivalPath = (maker: Maker, { path }: BenchPage) =>
  maker === 'site' ? path : `/${maker}${path}`.replace(/\/$/, '')

/** Everything that is opened, a page's makers one after the other. */
export const targets: readonly Target[] = benchPages.flatMap((page) =>
  (['site', ...page.rivals] as const).map((maker) => ({ page, maker, path: rivalPath(maker, page) })),
)
