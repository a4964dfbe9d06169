import { everySubcategory, wildcardSubcategory } from '@/config/paths'
import type * as english from '@/content/en/pages/listing'
import { pageTitle } from '@/content/hi/site/site'
import { cut } from '@/content/page-head'
import type { Translated } from '@/content/translated'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import type { SortName } from '@/domain/listing/sort-options'

const all = 'सभी उत्पाद'
const any = 'हमारा शहद'

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
const orders: Record<SortName, string> = {
  '': 'मूल क्रम',
  FEATURED: 'चुनिंदा',
  BESTSELLER: 'सबसे ज़्यादा बिकने वाले',
  A_Z: 'नाम: A से Z',
  Z_A: 'नाम: Z से A',
  PRICE_LOW_TO_HIGH: 'कम दाम पहले',
  PRICE_HIGH_TO_LOW: 'ज़्यादा दाम पहले',
  RATING_HIGH_TO_LOW: 'अच्छी रेटिंग पहले',
  DATE_OLD_TO_NEW: 'पुराने पहले',
  DATE_NEW_TO_OLD: 'नए पहले',
}

export const listing: Translated<typeof english.listing> = {
  needsScripts: {
    text: 'खोजने, फ़िल्टर लगाने और पसंद करने के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।',
    instead: 'उत्पाद उसके बिना भी खुलते हैं। या फ़ोन करें या लिखें:',
  },
  all,
  nameOf,
  lead: 'कोई जार खोलें और उसके शहद का फूल, देश और प्रमाणपत्र देखें, जहाँ वे पता हों।',
  head: (subcategory) => {
    const name = cut(nameOf(subcategory), 40)
    return {
      title: pageTitle(cut(`${name}: दाम, स्रोत, प्रमाणपत्र`, 58)),
      description: `${name}: बिना प्रिज़र्वेटिव का जैविक शहद, जिसका स्रोत पता हो। दामों की तुलना करें, स्रोत और प्रमाणपत्र देखें।`,
    }
  },
  collections: 'संग्रह',
  products: 'उत्पाद',
  filter: 'फ़िल्टर',
  filtersNotLoaded: 'फ़िल्टर लोड नहीं हुए।',
  sortBy: 'क्रम',
  orders,
  search: 'उत्पाद खोजें',
  share: 'शेयर करें',
  filtersInForce: (count) => (count === 1 ? '1 फ़िल्टर लागू है' : `${count} फ़िल्टर लागू हैं`),
}
