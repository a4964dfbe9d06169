import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type { LinkCopy } from '@/content/link'

/** The whole title of a page: its own words, then the product's name. */
export const pageTitle = (title: string) => `${title} | ${facts.name}`

/** A link of the header; `section` is the start of the addresses that belong to it, where that is another. */
export type NavigationCopy = LinkCopy & { section?: string }

/** Links of the header, in their order (docs/behaviour.md#header-and-footer); between them stand the solutions. */
export const mainNavigation: {
  beforeSolutions: NavigationCopy[]
  afterSolutions: NavigationCopy[]
} = {
  beforeSolutions: [{ label: 'Honey', href: paths.allProducts(), section: paths.collections() }],
  afterSolutions: [
    { label: 'Eco-Bee', href: paths.ecoBee() },
    { label: 'Technology', href: paths.technology() },
    { label: 'About', href: paths.about() },
    { label: 'Find a store', href: paths.stores() },
  ],
}

/** Words of the header that name its parts. */
export const header = {
  skip: 'Skip to content',
  notice: 'Notice',
  login: 'Login',
  main: 'Main',
  menu: 'Menu',
  solutions: 'Solutions',
  language: 'Language',
}

/** What the logo is called, which leads home. */
export const homeLabel = (name: string) => `${name}, home`

export const bookDemo: LinkCopy = { label: 'Book Demo', href: paths.bookDemo() }

export const quoteListLink: LinkCopy = { label: 'Quote list', href: paths.quoteList() }

export type FooterColumn = { heading: string; text?: string; links: LinkCopy[] }

/** Columns of the footer up to Contact, which the configuration fills (R-LAY-07). */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Our Story',
    text: 'Organic, traceable honey, and bees that work where crops need them.',
    links: [
      { label: `About ${facts.name}`, href: paths.about() },
      { label: 'Our USP', href: paths.usp() },
    ],
  },
  {
    heading: 'Our Products',
    links: [
      { label: 'Raw honey', href: paths.listing('Raw_Honey') },
      { label: 'Natural honey', href: paths.listing('Natural_Honey') },
      { label: 'For B2B buyers', href: paths.allProducts() },
      { label: 'Honey for your table', href: paths.consumers() },
      { label: 'Eco-Bee', href: paths.ecoBee() },
      { label: 'All categories', href: paths.products() },
    ],
  },
  {
    heading: 'Our Solutions',
    links: [
      { label: 'Pollination', href: paths.farmers() },
      { label: 'Contract farming', href: paths.manufacturers() },
      { label: 'Private label', href: paths.brands() },
      { label: 'Colony migration', href: paths.beekeepers() },
      { label: 'Adopt an Eco-Bee', href: paths.ecoContributor() },
      { label: 'Earn from capacity', href: paths.ecoEntrepreneur() },
      { label: 'Edge AI Stack', href: paths.edgeAiStack() },
    ],
  },
  {
    heading: 'Quick links',
    links: [
      { label: 'Our Services', href: paths.services() },
      { label: 'Technology', href: paths.technology() },
      { label: 'Apps', href: paths.app() },
      { label: 'Find a store', href: paths.stores() },
      { label: 'Find a plant', href: paths.plants() },
      { label: 'Find a farm', href: paths.farms() },
      bookDemo,
    ],
  },
]

export const contactColumn = {
  heading: 'Contact',
  headOffice: `Head office: ${facts.headOffice}, India`,
}

export const legalLinks: LinkCopy[] = [
  { label: 'Terms', href: paths.terms() },
  { label: 'Cookie and privacy policy', href: paths.privacy() },
]

/** The licence that sellers of food in India have to show. */
export const foodLicence = (number: string) => `FSSAI licence ${number}`

export const copyright = (name: string) => `© ${facts.copyrightYear} ${name}`

/** When one page of the site cannot be loaded. */
export const pageFailure = {
  heading: 'This page did not load',
  text: 'The connection may be slow or gone. What you did so far is kept.',
  home: { label: 'Go to the home page', href: paths.home() },
}
