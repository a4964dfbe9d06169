import { leadCopy as leadHi } from '@/content/hi/features/lead'
import { choicesCopy as choicesHi, stockLabels as stockHi } from '@/content/hi/features/listing-filters'
import { productPanel as panelHi } from '@/content/hi/features/product-panel'
import { quoteButton as quoteButtonHi } from '@/content/hi/features/quote-list/quote-button'
import { share as shareHi } from '@/content/hi/features/share'
import { bookingCopy as bookingHi } from '@/content/hi/pages/book-demo'
import { home as homeHi } from '@/content/hi/pages/home'
import { listing as listingHi } from '@/content/hi/pages/listing'
import { notFound as notFoundHi } from '@/content/hi/pages/not-found'
import { offlineCopy as offlineHi } from '@/content/hi/pages/offline'
import { quoteList as quoteHi } from '@/content/hi/pages/quote-list'
import { productCard as cardHi } from '@/content/hi/product/product-card'
import { controls as controlsHi } from '@/content/hi/site/controls'
import { listCopy as listsHi } from '@/content/hi/site/lists'
import { header as headerHi } from '@/content/hi/site/site'
import { leadCopy as leadKn } from '@/content/kn/features/lead'
import { choicesCopy as choicesKn, stockLabels as stockKn } from '@/content/kn/features/listing-filters'
import { productPanel as panelKn } from '@/content/kn/features/product-panel'
import { quoteButton as quoteButtonKn } from '@/content/kn/features/quote-list/quote-button'
import { share as shareKn } from '@/content/kn/features/share'
import { bookingCopy as bookingKn } from '@/content/kn/pages/book-demo'
import { home as homeKn } from '@/content/kn/pages/home'
import { listing as listingKn } from '@/content/kn/pages/listing'
import { notFound as notFoundKn } from '@/content/kn/pages/not-found'
import { offlineCopy as offlineKn } from '@/content/kn/pages/offline'
import { quoteList as quoteKn } from '@/content/kn/pages/quote-list'
import { productCard as cardKn } from '@/content/kn/product/product-card'
import { controls as controlsKn } from '@/content/kn/site/controls'
import { listCopy as listsKn } from '@/content/kn/site/lists'
import { header as headerKn } from '@/content/kn/site/site'

/** The words by which a test finds things on a page of another language. */
export const contentOf = {
  hi: {
    booking: bookingHi,
    card: cardHi,
    choices: choicesHi,
    controls: controlsHi,
    header: headerHi,
    home: homeHi,
    lead: leadHi,
    listing: listingHi,
    lists: listsHi,
    notFound: notFoundHi,
    offline: offlineHi,
    panel: panelHi,
    quote: quoteHi,
    quoteButton: quoteButtonHi,
    share: shareHi,
    stock: stockHi,
  },
  kn: {
    booking: bookingKn,
    card: cardKn,
    choices: choicesKn,
    controls: controlsKn,
    header: headerKn,
    home: homeKn,
    lead: leadKn,
    listing: listingKn,
    lists: listsKn,
    notFound: notFoundKn,
    offline: offlineKn,
    panel: panelKn,
    quote: quoteKn,
    quoteButton: quoteButtonKn,
    share: shareKn,
    stock: stockKn,
  },
} as const

/** Digits of the language's own script. */
const digitsOf = { hi: '०१२३४५६७८९', kn: '೦೧೨೩೪೫೬೭೮೯' } as const

/** A number in the digits of a language. */
export const inDigitsOf = (code: keyof typeof digitsOf, number: string) =>
  number.replace(/\d/g, (digit) => digitsOf[code][Number(digit)] ?? digit)
