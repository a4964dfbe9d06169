import type * as english from '@/content/en/features/listing-filters'
import { listing as page } from '@/content/hi/pages/listing'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'
import type { ListingChoices, PriceRange } from '@/domain/listing/filters'
import type { FilterCopy, FilterName } from '@/domain/listing/listing-choices'

/** '1 उत्पाद', '10,000 उत्पाद'. */
const products = (count: number) => (count === 1 ? '1 उत्पाद' : `${grouped(count)} उत्पाद`)

/** Availability as the check boxes name it (R-LIST-09). */
export const stockLabels: Translated<typeof english.stockLabels> = { in: 'स्टॉक में है', out: 'स्टॉक में नहीं' }

/** The check box of liked products, and their chip. */
const likedLabel = 'पसंद किए हुए'

/** What a listing says of the visitor's choices; it comes with the products, not with the page. */
export const choicesCopy: Translated<typeof english.choicesCopy> = {
  /** '12 उत्पाद' where all of the collection are found, else '12 में से 7 उत्पाद'. */
  count: (found, total) => (found < total ? `${grouped(total)} में से ${products(found)}` : products(total)),
  showMore: (rest) => `और दिखाएँ (${grouped(rest)} बाकी)`,
  removeAll: 'सब हटाएँ',
  startOver: 'फिर से शुरू करें',
  nothing: {
    /** `{filters}` are those in force, each named as its chip is. */
    matches: 'आपने जो चुना है, उससे मेल खाता यहाँ कुछ नहीं है: {filters}।',
    /** A collection that nobody knows. */
    unknown: (name) => `‘${name}’ नाम का कोई संग्रह नहीं है। हमारे पास ये संग्रह हैं:`,
  },
  drawer: {
    /** The same however many products there are (R-LIST-08). */
    title: 'उत्पाद 12',
    from: 'कम से कम',
    to: 'ज़्यादा से ज़्यादा',
    price: 'दाम',
    availability: 'उपलब्धता',
    own: 'आपकी पसंद',
    liked: likedLabel,
    noneLiked: 'इस डिवाइस पर अभी तक कुछ पसंद नहीं किया गया',
    lowest: (price) => `सबसे कम ${rupees(price)}`,
    highest: (price) => `सबसे ज़्यादा ${rupees(price)}`,
    reversed: '‘कम से कम’ में लिखा दाम ‘ज़्यादा से ज़्यादा’ वाले से अधिक है, इसलिए दाम का फ़िल्टर नहीं लगा।',
    /** `undefined` while the list is still being loaded. */
    show: (found) => (found === undefined ? 'उत्पाद देखें' : `${products(found)} देखें`),
    products,
  },
}

const filterCopies: FilterCopy = {
  sort: (sort) => ({ text: page.orders[sort], remove: `फ़िल्टर हटाएँ: ${page.orders[sort]}` }),
  price: (range) => ({ text: priceText(range), remove: 'दाम का फ़िल्टर हटाएँ' }),
  stock: (stock) => ({
    text: stock.map((choice) => stockLabels[choice]).join(', '),
    remove: 'उपलब्धता का फ़िल्टर हटाएँ',
  }),
  liked: () => ({ text: likedLabel, remove: 'पसंद का फ़िल्टर हटाएँ' }),
  query: (query) => ({ text: `‘${query}’`, remove: 'खोज हटाएँ' }),
}

/** What a listing's filter is called by its chip and by the button that removes it. */
export const filterCopy: Translated<typeof english.filterCopy> = <Name extends FilterName>(
  choices: ListingChoices,
  name: Name,
) => filterCopies[name](choices[name])

function priceText({ from, to }: PriceRange): string {
  if (from === undefined) return `${rupees(to ?? 0)} तक`
  return to === undefined ? `${rupees(from)} या ज़्यादा` : `${rupees(from)} – ${rupees(to)}`
}
