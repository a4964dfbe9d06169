import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import { soldOut } from '@/content/en/product/sold-out'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { cut, type PageHead } from '@/content/page-head'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'
import { mostPieces } from '@/domain/quote/quote-items'

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`
const products = (count: number) => counted(count, 'product', 'products')

/** Characters of an unknown product's number that are shown. */
const shownId = 40
/** Unknown products that are named. */
const namedIds = 5

/** 'HNY-1, HNY-2 and 3 more'. */
function named(ids: readonly string[]): string {
  const names = ids
    .slice(0, namedIds)
    .map((id) => cut(id, shownId))
    .join(', ')
  return ids.length > namedIds ? `${names} and ${ids.length - namedIds} more` : names
}

const head: PageHead = {
  title: pageTitle('Quote list'),
  description:
    'Collect honeys and quantities, then ask for a price: your email program or WhatsApp opens with the list in a message.',
}

export const quoteList = {
  head,
  heading: 'Quote list',
  lead: (count: number, pieces: number) =>
    `${products(count)}, ${counted(pieces, 'piece', 'pieces')}. Ask for a price by email or WhatsApp.`,
  leadWaiting: 'Collect what you need, then ask for a price by email or WhatsApp.',
  products: 'Products',
  send: 'Ask for a price',
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
  notStored: 'This browser keeps nothing: copy the link to keep your list.',
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
  /** What became of a quantity that is none, whatever was typed. */
  countsAs: (typed: string, quantity: number) =>
    `Whole pieces only, from 1 to ${grouped(mostPieces)}: ‘${cut(typed, shownId)}’ counts as ${grouped(quantity)}.`,
  outOfStock: soldOut(),
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
  /** Where the note takes more room than a message has. */
  noteCut:
    'The note is too long for a message: email and WhatsApp hold its beginning, the CSV file and paper all of it.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. It is selected: copy it from here.',
  link: 'Link',
  email: 'E-mail',
  whatsApp: 'WhatsApp',
  csv: 'Save as CSV',
  csvColumns: ['Product id', 'Product', 'Collection', 'Quantity', 'Listed price (₹)', 'Sum (₹)', 'Stock'],
  csvNote: 'Note',
  print: 'Print',
  printed: `${facts.name}, ${facts.headOffice}`,
  message: {
    subject: (count: number) => `Request for a quote: ${products(count)}`,
    head: 'We would like a quote for:',
    line: (quantity: number, name: string, id: string) => `${grouped(quantity)} × ${name} (${id})`,
    outOfStock: (line: string) => `${line}, ${soldOut()}`,
    rest: (left: number) => `… and ${grouped(left)} more, see the list below`,
    note: (note: string) => `Note: ${note}`,
    link: (link: string) => `The list: ${link}`,
  },
} as const
