import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/quote-list'
import { soldOut } from '@/content/kn/product/sold-out'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import type { PageHead } from '@/content/page-head'
import { cut } from '@/content/page-head'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'
import { mostPieces } from '@/domain/quote/quote-items'

const products = (count: number) => (count === 1 ? '1 ಉತ್ಪನ್ನ' : `${grouped(count)} ಉತ್ಪನ್ನಗಳು`)
const ofProducts = (count: number) => (count === 1 ? '1 ಉತ್ಪನ್ನದ' : `${grouped(count)} ಉತ್ಪನ್ನಗಳ`)

/** Characters of an unknown product's number that are shown. */
const shownId = 40
/** Unknown products that are named. */
const namedIds = 5

/** 'HNY-1, HNY-2 ಮತ್ತು ಇನ್ನೂ 3'. */
function named(ids: readonly string[]): string {
  const names = ids
    .slice(0, namedIds)
    .map((id) => cut(id, shownId))
    .join(', ')
  return ids.length > namedIds ? `${names} ಮತ್ತು ಇನ್ನೂ ${ids.length - namedIds}` : names
}

const head: PageHead = {
  title: pageTitle('ಕೊಟೇಶನ್ ಪಟ್ಟಿ'),
  description: 'ಜೇನುತುಪ್ಪ ಮತ್ತು ಪ್ರಮಾಣ ಆರಿಸಿ, ನಂತರ ಬೆಲೆ ಕೇಳಿ: ನಿಮ್ಮ ಇಮೇಲ್ ಆ್ಯಪ್ ಅಥವಾ WhatsApp ತೆರೆಯುತ್ತದೆ, ಸಂದೇಶದಲ್ಲಿ ಪಟ್ಟಿ ಇರುತ್ತದೆ.',
}

export const quoteList: Translated<typeof english.quoteList> = {
  head,
  heading: 'ಕೊಟೇಶನ್ ಪಟ್ಟಿ',
  lead: (count, pieces) => `${products(count)}, ${grouped(pieces)} ಪೀಸ್. ಇಮೇಲ್ ಅಥವಾ WhatsApp ಮೂಲಕ ಬೆಲೆ ಕೇಳಿ.`,
  leadWaiting: 'ಬೇಕಾದದ್ದನ್ನು ಪಟ್ಟಿ ಮಾಡಿ, ನಂತರ ಇಮೇಲ್ ಅಥವಾ WhatsApp ಮೂಲಕ ಬೆಲೆ ಕೇಳಿ.',
  products: 'ಉತ್ಪನ್ನಗಳು',
  send: 'ಬೆಲೆ ಕೇಳಿ',
  honey: { label: 'ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.allProducts() },
  empty: {
    demo: bookDemo,
    heading: 'ನಿಮ್ಮ ಪಟ್ಟಿಯಲ್ಲಿ ಇನ್ನೂ ಏನೂ ಇಲ್ಲ',
    text: 'ಜೇನುತುಪ್ಪದ ಪಕ್ಕದಲ್ಲಿರುವ ‘ಕೊಟೇಶನ್‌ಗೆ ಸೇರಿಸಿ’ ಒತ್ತಿ. ಪಟ್ಟಿ ಈ ಸಾಧನದಲ್ಲೇ ಇರುತ್ತದೆ.',
  },
  failed: {
    heading: 'ಉತ್ಪನ್ನಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
    text: (count) => `ನಿಮ್ಮ ${ofProducts(count)} ಪಟ್ಟಿ ಹಾಗೆಯೇ ಇದೆ.`,
  },
  nothingKnown: {
    heading: 'ಈ ಉತ್ಪನ್ನಗಳಲ್ಲಿ ಯಾವುದೂ ಈಗ ಕ್ಯಾಟಲಾಗ್‌ನಲ್ಲಿ ಇಲ್ಲ',
    text: 'ಪಟ್ಟಿ ಮಾಡಿದ ನಂತರ ಕ್ಯಾಟಲಾಗ್ ಬದಲಾಗಿರಬಹುದು.',
  },
  unknown: (ids) =>
    ids.length === 1
      ? `ಒಂದು ಉತ್ಪನ್ನ ಕ್ಯಾಟಲಾಗ್‌ನಲ್ಲಿ ಇಲ್ಲ, ಅದನ್ನು ಬಿಡಲಾಗಿದೆ: ${named(ids)}.`
      : `${ids.length} ಉತ್ಪನ್ನಗಳು ಕ್ಯಾಟಲಾಗ್‌ನಲ್ಲಿ ಇಲ್ಲ, ಅವನ್ನು ಬಿಡಲಾಗಿದೆ: ${named(ids)}.`,
  forget: (ids) => (ids.length === 1 ? 'ಅದನ್ನು ಪಟ್ಟಿಯಿಂದ ತೆಗೆದುಹಾಕಿ' : 'ಅವನ್ನು ಪಟ್ಟಿಯಿಂದ ತೆಗೆದುಹಾಕಿ'),
  notStored: 'ಈ ಬ್ರೌಸರ್ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ. ಪಟ್ಟಿ ಉಳಿಸಲು ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ.',
  fromLink: {
    text: (own) => `ಈ ಪಟ್ಟಿ ಲಿಂಕ್ ಮೂಲಕ ಬಂದಿದೆ. ನಿಮ್ಮ ${ofProducts(own)} ಪಟ್ಟಿ ಮೊದಲಿನಂತೆಯೇ ಇದೆ.`,
    replace: 'ಬದಲಿಗೆ ಈ ಪಟ್ಟಿ ಬಳಸಿ',
    add: 'ನನ್ನ ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ',
    own: 'ನನ್ನ ಪಟ್ಟಿ ತೋರಿಸಿ',
  },
  each: (price) => `ಒಂದಕ್ಕೆ ${rupees(price)}`,
  mrpEach: (price) => `ಒಂದಕ್ಕೆ MRP ${rupees(price)}`,
  noPrice: 'ವಿನಂತಿಸಿ ಬೆಲೆ ತಿಳಿಯಿರಿ',
  quantity: (name) => `ಪ್ರಮಾಣ: ${name}`,
  /** What became of a quantity that is none, whatever was typed. */
  countsAs: (typed, quantity) =>
    `ಪೂರ್ಣ ಸಂಖ್ಯೆ ಮಾತ್ರ, 1ರಿಂದ ${grouped(mostPieces)}ರವರೆಗೆ: ‘${cut(typed, shownId)}’ ಬದಲು ${grouped(quantity)} ಎಂದು ಲೆಕ್ಕ ಹಾಕಲಾಗಿದೆ.`,
  outOfStock: soldOut(),
  less: (name) => `ಒಂದು ಕಡಿಮೆ ಮಾಡಿ: ${name}`,
  more: (name) => `ಇನ್ನೊಂದು ಸೇರಿಸಿ: ${name}`,
  remove: (name) => `${name} ತೆಗೆದುಹಾಕಿ`,
  removed: (name) => `${name} ಈಗ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ.`,
  undo: 'ಮರಳಿ ಸೇರಿಸಿ',
  total: 'ತೋರಿಸಿರುವ ಬೆಲೆಯಂತೆ',
  unpriced: (count) =>
    count === 1
      ? 'ಒಂದು ಉತ್ಪನ್ನಕ್ಕೆ ಬೆಲೆ ತೋರಿಸಿಲ್ಲ, ಅದನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಿಲ್ಲ.'
      : `${count} ಉತ್ಪನ್ನಗಳಿಗೆ ಬೆಲೆ ತೋರಿಸಿಲ್ಲ, ಅವನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಿಲ್ಲ.`,
  note: 'ಟಿಪ್ಪಣಿ',
  notePlaceholder: 'ಜಾಡಿಯ ಗಾತ್ರ, ಸ್ಥಳ, ದಿನಾಂಕ',
  noteCut:
    'ಸಂದೇಶಕ್ಕೆ ಟಿಪ್ಪಣಿ ಉದ್ದವಾಗಿದೆ: ಇಮೇಲ್ ಮತ್ತು WhatsApp ಸಂದೇಶದಲ್ಲಿ ಅದರ ಆರಂಭ ಮಾತ್ರ ಇರುತ್ತದೆ, CSV ಮತ್ತು ಮುದ್ರಣದಲ್ಲಿ ಪೂರ್ತಿ ಇರುತ್ತದೆ.',
  copy: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ.',
  notCopied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಗಲಿಲ್ಲ. ಅದನ್ನು ಆಯ್ಕೆ ಮಾಡಲಾಗಿದೆ: ಇಲ್ಲಿಂದ ಕಾಪಿ ಮಾಡಿ.',
  link: 'ಲಿಂಕ್',
  email: 'ಇಮೇಲ್',
  whatsApp: 'WhatsApp',
  csv: 'CSV ಆಗಿ ಉಳಿಸಿ',
  csvColumns: ['ಉತ್ಪನ್ನದ ID', 'ಉತ್ಪನ್ನ', 'ಸಂಗ್ರಹ', 'ಪ್ರಮಾಣ', 'ತೋರಿಸಿರುವ ಬೆಲೆ (₹)', 'ಮೊತ್ತ (₹)', 'ಸ್ಟಾಕ್'],
  csvNote: 'ಟಿಪ್ಪಣಿ',
  print: 'ಮುದ್ರಿಸಿ',
  printed: `${facts.name}, ಬೆಂಗಳೂರು`,
  message: {
    subject: (count) => `ಕೊಟೇಶನ್‌ಗೆ ವಿನಂತಿ: ${products(count)}`,
    head: 'ನಮಗೆ ಕೊಟೇಶನ್ ಬೇಕು:',
    line: (quantity, name, id) => `${grouped(quantity)} × ${name} (${id})`,
    outOfStock: (line) => `${line}, ${soldOut()}`,
    rest: (left) =>
      left === 1 ? '… ಮತ್ತು ಇನ್ನೂ 1, ಅದು ಕೆಳಗಿನ ಪಟ್ಟಿಯಲ್ಲಿದೆ' : `… ಮತ್ತು ಇನ್ನೂ ${grouped(left)}, ಅವು ಕೆಳಗಿನ ಪಟ್ಟಿಯಲ್ಲಿವೆ`,
    note: (note) => `ಟಿಪ್ಪಣಿ: ${note}`,
    link: (link) => `ಪಟ್ಟಿ: ${link}`,
  },
}
