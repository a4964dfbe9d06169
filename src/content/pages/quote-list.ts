import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import { grouped } from '@/domain/digits'
import { rupees } from '@/domain/money'
import type { PageHead } from '../page-head'
import { bookDemo, pageTitle } from '../site'

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`
const products = (count: number) => counted(count, 'product', 'products')

/** Characters of an unknown product's number that are shown. */
const shownId = 40
/** Unknown products that are named. */
const namedIds = 5

const shortened = (id: string) => (id.length > shownId ? `${id.slice(0, shownId)}…` : id)

/** 'HNY-1, HNY-2 and 3 more'. */
function named(ids: readonly string[]): string {
  const names = ids.slice(0, namedIds).map(shortened).join(', ')
  return ids.length > namedIds ? `${names} and ${ids.length - namedIds} more` : names
}

const head: PageHead = {
  title: pageTitle('Quote list'),
  description:
    'Collect honeys and quantities, then send the list by email, WhatsApp or as a link and ask for a price.',
}

export const quoteList = {
  head,
  heading: 'Quote list',
  lead: (count: number, pieces: number) =>
    `${products(count)}, ${counted(pieces, 'piece', 'pieces')}. Send the list and ask for a price.`,
  leadWaiting: 'Collect what you need, send the list and ask for a price.',
  products: 'Products',
  send: 'Send the list',
  loading: 'Loading products',
  late: 'Still loading…',
  retry: 'Try again',
  honey: { label: 'See the honey', href: paths.allProducts() },
  empty: {
    demo: bookDemo,
    heading: 'Nothing on your list yet',
    text: 'Press ‘Add to quote’ beside a honey. The list stays on this device.',
  },
  failed: {
    heading: 'The products did not load',
    text: (count: number) => `Your list of ${products(count)} is kept.`,
  },
  nothingKnown: {
    heading: 'None of these products is listed any more',
    text: 'The catalogue may have changed since the list was made.',
  },
  unknown: (ids: readonly string[]) =>
    ids.length === 1
      ? `One product is not in the catalogue and was left out: ${named(ids)}.`
      : `${ids.length} products are not in the catalogue and were left out: ${named(ids)}.`,
  forget: (ids: readonly string[]) => (ids.length === 1 ? 'Take it off the list' : 'Take them off the list'),
  notKept: 'This browser keeps nothing: copy the link to keep your list.',
  fromLink: {
    text: (own: number) => `This list came with a link. Your own, with ${products(own)}, is kept as it was.`,
    replace: 'Use this list instead',
    add: 'Add to my list',
    own: 'Show my list',
  },
  each: (price: number) => `${rupees(price)} each`,
  mrpEach: (price: number) => `MRP ${rupees(price)} each`,
  noPrice: 'Price on request',
  quantity: (name: string) => `Quantity of ${name}`,
  less: (name: string) => `One less of ${name}`,
  more: (name: string) => `One more of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is off the list.`,
  undo: 'Undo',
  total: 'At listed prices',
  unpriced: (count: number) =>
    count === 1
      ? 'One product has no listed price and is not counted.'
      : `${count} products have no listed price and are not counted.`,
  note: 'Note',
  notePlaceholder: 'Jar size, place, date',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'This browser does not let us copy. The link is selected: copy it from here.',
  link: 'Link',
  email: 'E-mail',
  whatsApp: 'WhatsApp',
  csv: 'Save as CSV',
  csvName: `${facts.name} quote list`,
  csvColumns: ['Product id', 'Product', 'Collection', 'Quantity', 'Listed price (₹)', 'Sum (₹)'],
  csvNote: 'Note',
  print: 'Print',
  printed: `${facts.name}, ${facts.headOffice}`,
  message: {
    subject: (count: number) => `Request for a quote: ${products(count)}`,
    head: 'Please quote for:',
    line: (quantity: number, name: string, id: string) => `${grouped(quantity)} × ${name} (${id})`,
    rest: (left: number) => `… and ${grouped(left)} more, which the list has`,
    note: (note: string) => `Note: ${note}`,
    link: (link: string) => `The list: ${link}`,
  },
} as const
