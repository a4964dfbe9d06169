import type * as english from '@/content/en/features/listing-filters'
import { listing as page } from '@/content/kn/pages/listing'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'
import type { ListingChoices, PriceRange } from '@/domain/listing/filters'
import type { FilterCopy, FilterName } from '@/domain/listing/listing-choices'

/** '1 ಉತ್ಪನ್ನ', '10,000 ಉತ್ಪನ್ನಗಳು'. */
const products = (count: number) => (count <= 1 ? `${grouped(count)} ಉತ್ಪನ್ನ` : `${grouped(count)} ಉತ್ಪನ್ನಗಳು`)

/** Availability as the check boxes name it (R-LIST-09). */
export const stockLabels: Translated<typeof english.stockLabels> = { in: 'ಸ್ಟಾಕ್ ಇದೆ', out: 'ಸ್ಟಾಕ್ ಇಲ್ಲ' }

/** The check box of liked products, and their chip. */
const likedLabel = 'ಇಷ್ಟಪಟ್ಟವು'

/** What a listing says of the visitor's choices; it comes with the products, not with the page. */
export const choicesCopy: Translated<typeof english.choicesCopy> = {
  /** '12 ಉತ್ಪನ್ನಗಳು' where all of the collection are found, else '12 ಉತ್ಪನ್ನಗಳ ಪೈಕಿ 7'. */
  count: (found, total) => {
    if (found >= total) return products(total)
    return total === 1 ? `1 ಉತ್ಪನ್ನದ ಪೈಕಿ ${grouped(found)}` : `${grouped(total)} ಉತ್ಪನ್ನಗಳ ಪೈಕಿ ${grouped(found)}`
  },
  showMore: (rest) => `ಇನ್ನಷ್ಟು ನೋಡಿ (${grouped(rest)} ಬಾಕಿ)`,
  removeAll: 'ಎಲ್ಲ ತೆಗೆದುಹಾಕಿ',
  startOver: 'ಮತ್ತೆ ಶುರುಮಾಡಿ',
  nothing: {
    /** `{filters}` are those in force, each named as its chip is. */
    matches: 'ನೀವು ಆರಿಸಿದ್ದಕ್ಕೆ ಹೊಂದುವ ಯಾವುದೂ ಇಲ್ಲಿಲ್ಲ: {filters}.',
    /** A collection that nobody knows. */
    unknown: (name) => `‘${name}’ ಎಂಬ ಸಂಗ್ರಹ ಇಲ್ಲ. ನಮ್ಮಲ್ಲಿರುವ ಸಂಗ್ರಹಗಳು ಇವು:`,
  },
  drawer: {
    /** The same however many products there are (R-LIST-08). */
    title: 'ಉತ್ಪನ್ನಗಳು 12',
    from: 'ಕಡಿಮೆ ಎಂದರೆ',
    to: 'ಹೆಚ್ಚೆಂದರೆ',
    price: 'ಬೆಲೆ',
    availability: 'ಲಭ್ಯತೆ',
    own: 'ನಿಮ್ಮ ಆಯ್ಕೆ',
    liked: likedLabel,
    noneLiked: 'ಈ ಸಾಧನದಲ್ಲಿ ಇನ್ನೂ ಯಾವುದನ್ನೂ ಇಷ್ಟಪಟ್ಟಿಲ್ಲ',
    lowest: (price) => `ಅತಿ ಕಡಿಮೆ ${rupees(price)}`,
    highest: (price) => `ಅತಿ ಹೆಚ್ಚು ${rupees(price)}`,
    reversed: '‘ಕಡಿಮೆ ಎಂದರೆ’ ಬೆಲೆ ‘ಹೆಚ್ಚೆಂದರೆ’ ಬೆಲೆಗಿಂತ ಹೆಚ್ಚಿದೆ, ಹಾಗಾಗಿ ಬೆಲೆಯ ಫಿಲ್ಟರ್ ಹಾಕಿಲ್ಲ.',
    /** `undefined` while the list is still being loaded. */
    show: (found) => {
      if (found === undefined) return 'ಉತ್ಪನ್ನಗಳನ್ನು ನೋಡಿ'
      return found <= 1 ? `${grouped(found)} ಉತ್ಪನ್ನ ನೋಡಿ` : `${grouped(found)} ಉತ್ಪನ್ನಗಳನ್ನು ನೋಡಿ`
    },
    products,
  },
}

const filterCopies: FilterCopy = {
  sort: (sort) => ({ text: page.orders[sort], remove: `ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಿ: ${page.orders[sort]}` }),
  price: (range) => ({ text: priceText(range), remove: 'ಬೆಲೆಯ ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಿ' }),
  stock: (stock) => ({
    text: stock.map((choice) => stockLabels[choice]).join(', '),
    remove: 'ಲಭ್ಯತೆಯ ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಿ',
  }),
  liked: () => ({ text: likedLabel, remove: 'ಇಷ್ಟಪಟ್ಟವುಗಳ ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಿ' }),
  query: (query) => ({ text: `‘${query}’`, remove: 'ಹುಡುಕಾಟ ತೆಗೆದುಹಾಕಿ' }),
}

/** What a listing's filter is called by its chip and by the button that removes it. */
export const filterCopy: Translated<typeof english.filterCopy> = <Name extends FilterName>(
  choices: ListingChoices,
  name: Name,
) => filterCopies[name](choices[name])

function priceText({ from, to }: PriceRange): string {
  if (from === undefined) return `${rupees(to ?? 0)}ರವರೆಗೆ`
  return to === undefined ? `${rupees(from)} ಅಥವಾ ಹೆಚ್ಚು` : `${rupees(from)} – ${rupees(to)}`
}
