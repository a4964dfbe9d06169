import { everySubcategory, wildcardSubcategory } from '@/config/paths'
import type * as english from '@/content/en/pages/listing'
import { pageTitle } from '@/content/kn/site/site'
import { cut } from '@/content/page-head'
import type { Translated } from '@/content/translated'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'

const all = 'ಎಲ್ಲ ಉತ್ಪನ್ನಗಳು'
const any = 'ನಮ್ಮ ಜೇನುತುಪ್ಪ'

const names = new Map([
  [everySubcategory, all],
  [wildcardSubcategory, any],
])

/** Letters of a name that a heading shows: anyone can type an address. */
const nameLimit = 80

/** What a listing is called: its subcategory, or all products; never nothing, whatever the address says. */
function nameOf(subcategory: string): string {
  const name = names.get(subcategory) ?? subcategoryLabel(subcategory)
  return cut(name, nameLimit) || any
}

/** The choices of the menu 'Sort by' (R-LIST-19 to R-LIST-26). */
const orders: Translated<typeof english.listing.orders> = {
  '': 'ಇದ್ದಂತೆ',
  FEATURED: 'ವಿಶೇಷ ಆಯ್ಕೆ',
  BESTSELLER: 'ಹೆಚ್ಚು ಮಾರಾಟವಾಗುವವು',
  A_Z: 'ಹೆಸರು: A–Z',
  Z_A: 'ಹೆಸರು: Z–A',
  PRICE_LOW_TO_HIGH: 'ಕಡಿಮೆ ಬೆಲೆ ಮೊದಲು',
  PRICE_HIGH_TO_LOW: 'ಹೆಚ್ಚಿನ ಬೆಲೆ ಮೊದಲು',
  RATING_HIGH_TO_LOW: 'ಹೆಚ್ಚಿನ ರೇಟಿಂಗ್ ಮೊದಲು',
  DATE_OLD_TO_NEW: 'ಹಳೆಯದು ಮೊದಲು',
  DATE_NEW_TO_OLD: 'ಹೊಸದು ಮೊದಲು',
}

export const listing: Translated<typeof english.listing> = {
  needsScripts: {
    text: 'ಹುಡುಕಲು, ಫಿಲ್ಟರ್ ಹಾಕಲು ಮತ್ತು ಇಷ್ಟಪಡಲು ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
    instead: 'ಉತ್ಪನ್ನಗಳು ಅದಿಲ್ಲದೆಯೂ ತೆರೆಯುತ್ತವೆ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ:',
  },
  all,
  nameOf,
  lead: 'ಜಾಡಿಯ ಪುಟ ತೆರೆದು ಮೂಲ ನೋಡಿ: ಹೂವು, ದೇಶ ಮತ್ತು ಪ್ರಮಾಣಪತ್ರ ತಿಳಿದಿದ್ದರೆ ಅಲ್ಲಿರುತ್ತವೆ.',
  head: (subcategory) => {
    const name = cut(nameOf(subcategory), 40)
    return {
      title: pageTitle(cut(`${name}: ಬೆಲೆ, ಮೂಲ, ಪ್ರಮಾಣಪತ್ರ`, 58)),
      description: `${name}: ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ. ಬೆಲೆ ಹೋಲಿಸಿ, ಮೂಲ ಮತ್ತು ಪ್ರಮಾಣಪತ್ರ ನೋಡಿ.`,
    }
  },
  collections: 'ಸಂಗ್ರಹಗಳು',
  products: 'ಉತ್ಪನ್ನಗಳು',
  filter: 'ಫಿಲ್ಟರ್',
  filtersNotLoaded: 'ಫಿಲ್ಟರ್‌ಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  sortBy: 'ಕ್ರಮ',
  orders,
  search: 'ಉತ್ಪನ್ನ ಹುಡುಕಿ',
  share: 'ಹಂಚಿಕೊಳ್ಳಿ',
  filtersInForce: (count) => (count === 1 ? '1 ಫಿಲ್ಟರ್ ಬಳಕೆಯಲ್ಲಿದೆ' : `${count} ಫಿಲ್ಟರ್‌ಗಳು ಬಳಕೆಯಲ್ಲಿವೆ`),
}
