import { categoryIds } from '@/config/category-ids'
import { defaultSubcategory, paths } from '@/config/paths'
import type * as english from '@/content/en/pages/products'
import { sixServices } from '@/content/kn/business/six-services'
import { pageTitle } from '@/content/kn/site/site'
import { audienceIcon, quiet, roadDrawing, scene, stallDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'

const [hiveParts, tools] = categoryIds.beekeeperInputs

/** Words of `/products`; its tiles, in the order of the road, stand in for the back end's (R-API-07). */
export const products: Translated<typeof english.products> = {
  head: {
    title: pageTitle('ಉತ್ಪನ್ನಗಳು: ಜೇನುತುಪ್ಪ, ಜೇನು ಪೆಟ್ಟಿಗೆ, ಪರಾಗಸ್ಪರ್ಶ, ಸಾಮಗ್ರಿ'),
    description:
      'ಉತ್ಪನ್ನಗಳ ಎಲ್ಲ ವಿಭಾಗಗಳು: ಜೇನುತುಪ್ಪ, ಪರಾಗಸ್ಪರ್ಶ, ಒಪ್ಪಂದ ಕೃಷಿ, Eco-Bee ಪೆಟ್ಟಿಗೆಗಳು, ಖಾಸಗಿ ಲೇಬಲ್ ಮತ್ತು ಜೇನು ಕೃಷಿ ಸಾಮಗ್ರಿ.',
  },
  heading: 'ಉತ್ಪನ್ನಗಳು',
  lead: 'ಹೊಲದಿಂದ ಮನೆಯವರೆಗೆ: ಪ್ರತಿಯೊಂದೂ ಅದರ ಕೆಲಸ ನಡೆಯುವ ಜಾಗದಲ್ಲಿದೆ.',
  road: {
    name: 'ವಿಭಾಗದ ಪ್ರಕಾರ',
    stretches: [
      { id: 'field', heading: 'ಹೊಲದಲ್ಲಿ' },
      { id: 'hive', heading: 'ಜೇನು ಪೆಟ್ಟಿಗೆಯ ಬಳಿ' },
      { id: 'table', heading: 'ಮನೆಯಲ್ಲಿ' },
    ],
    /** How many offers a category has, and from what price, where that is shown at all. */
    offers: (count) => (count === 1 ? '1 ಆಯ್ಕೆ' : `${grouped(count)} ಆಯ್ಕೆಗಳು`),
    from: (price) => `${rupees(price)}ರಿಂದ`,
    onRequest: 'ವಿನಂತಿಸಿ ಬೆಲೆ ತಿಳಿಯಿರಿ',
    list: [
      {
        id: categoryIds.pollination,
        stretch: 'field',
        title: 'ಪರಾಗಸ್ಪರ್ಶ',
        text: 'ಹೂಬಿಟ್ಟ ಬೆಳೆಗೆ ಜೇನು ಕುಟುಂಬಗಳು.',
        href: paths.farmers(),
        picture: quiet(sixServices.pollination.picture),
      },
      {
        id: categoryIds.contractFarming,
        stretch: 'field',
        title: 'ಒಪ್ಪಂದ ಕೃಷಿ',
        text: 'ನಿಮ್ಮ ತಯಾರಿಕೆಗಾಗಿ ಉತ್ಪಾದಿಸಿದ ಜೇನುತುಪ್ಪ.',
        href: paths.manufacturers(),
        picture: quiet(sixServices.contractFarming.picture),
      },
      {
        id: categoryIds.ecoEntrepreneur,
        stretch: 'field',
        title: 'ಕೃಷಿ ಸಾಮರ್ಥ್ಯ',
        text: 'ನಿಮ್ಮಲ್ಲಿರುವುದನ್ನು ಬಳಕೆಗೆ ತನ್ನಿ.',
        href: paths.ecoEntrepreneur(),
        picture: stallDrawing('eco-entrepreneurs'),
        hidePrices: true,
      },
      {
        id: categoryIds.beekeeperServices,
        stretch: 'field',
        title: 'ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ',
        text: 'ಮುಂದೆ ಹೂಬಿಡುವ ಕಡೆಗೆ ಜೇನು ಪೆಟ್ಟಿಗೆಗಳ ಸಾಗಣೆ.',
        href: paths.beekeepers(),
        picture: quiet(sixServices.coloniesMigration.picture),
      },
      {
        id: hiveParts,
        stretch: 'hive',
        title: 'ಜೇನು ಕೃಷಿಕರಿಗೆ ಸಾಮಗ್ರಿ',
        text: 'ನಿಮ್ಮ ಪೆಟ್ಟಿಗೆಗಳಿಗೆ.',
        href: paths.beekeepers(),
        picture: roadDrawing('hive-box'),
      },
      {
        id: categoryIds.ecoContributor,
        stretch: 'hive',
        title: 'Eco-Bee',
        text: 'ದತ್ತು ಪಡೆಯಲು ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆಗಳು.',
        href: paths.ecoContributor(),
        picture: quiet(sixServices.adoptableEcoBee.picture),
        hidePrices: true,
      },
      {
        id: tools,
        stretch: 'hive',
        title: 'ಜೇನು ಕೃಷಿಕರಿಗೆ ಇನ್ನಷ್ಟು ಸಾಮಗ್ರಿ',
        text: 'ನಿಮ್ಮ ಜೇನು ಕೃಷಿಗೆ.',
        href: paths.beekeepers(),
        picture: roadDrawing('smoker'),
      },
      {
        id: categoryIds.brands,
        stretch: 'table',
        title: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗೆ ಸೇವೆಗಳು',
        text: 'ತಯಾರಿಕೆ ನಮ್ಮದು, ಲೇಬಲ್ ನಿಮ್ಮದು.',
        href: paths.brands(),
        picture: quiet(sixServices.contractManufacturing.picture),
        hidePrices: true,
      },
      {
        id: categoryIds.consumerMarketplace,
        stretch: 'table',
        title: 'ಜೇನುತುಪ್ಪದ ಮಾರುಕಟ್ಟೆ',
        text: 'ನಿಮ್ಮ ಮನೆಗೆ ಜೇನುತುಪ್ಪ.',
        href: paths.consumers(),
        picture: stallDrawing('consumers'),
      },
      {
        id: categoryIds.honey,
        stretch: 'table',
        title: 'ಜೇನುತುಪ್ಪ',
        text: 'ಕಚ್ಚಾ ಮತ್ತು ನೈಸರ್ಗಿಕ, ಜಾಡಿಗಳಲ್ಲಿ.',
        href: paths.listing(defaultSubcategory),
        picture: audienceIcon('consumer'),
      },
    ],
    /** A category that we have no page for. */
    other: { stretch: 'table', href: paths.allProducts(), picture: audienceIcon('manufacturer') },
  },
  all: {
    heading: 'ಎಲ್ಲ ಒಂದೇ ಕಡೆ',
    links: [
      {
        label: 'ಎಲ್ಲ ಉತ್ಪನ್ನಗಳು',
        href: paths.allProducts(),
        text: 'ಹುಡುಕಿ, ಕ್ರಮ ಬದಲಿಸಿ, ಫಿಲ್ಟರ್ ಮಾಡಿ.',
        picture: scene('products'),
      },
      {
        label: 'ಕೊಟೇಶನ್ ಪಟ್ಟಿ',
        href: paths.quoteList(),
        text: 'ಜೇನುತುಪ್ಪಗಳನ್ನು ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ, ಬೆಲೆ ಕೇಳಿ.',
        picture: audienceIcon('b2b-buyer'),
      },
    ],
  },
}
