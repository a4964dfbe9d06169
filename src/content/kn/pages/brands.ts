import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/brands'
import { platforms } from '@/content/kn/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { lightBenefitIcon, scene } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

/** One call brings both lists; the page tells them apart (R-BRAND-01). */
const shared = {
  categories: [categoryIds.brands],
  kind: 'services',
  buyText: 'RFQ',
  hidePrices: true,
} as const

export const brands: Translated<typeof english.brands> = {
  head: {
    title: pageTitle('ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗಾಗಿ ಖಾಸಗಿ ಲೇಬಲ್ ಜೇನುತುಪ್ಪ'),
    description:
      'ಲೇಬಲ್ ನಿಮ್ಮದು, ಜೇನುತುಪ್ಪ ನಮ್ಮದು: ಒಪ್ಪಂದ ತಯಾರಿಕೆ ಮತ್ತು ಖಾಸಗಿ ಲೇಬಲ್. ನಿಮ್ಮ ಬ್ರ್ಯಾಂಡ್‌ಗೆ ಕೊಟೇಶನ್ ನೀಡಲು ವಿನಂತಿಸಿ, ಜಾಡಿಯ ಮೇಲೆ ನಿಮ್ಮ ಹೆಸರು ನೋಡಿ.',
  },
  banner: {
    heading: 'ಲೇಬಲ್ ನಿಮ್ಮದು, ಜೇನುತುಪ್ಪ ನಮ್ಮದು',
    lead: 'ಜೇನುತುಪ್ಪದ ಒಪ್ಪಂದ ತಯಾರಿಕೆ ಮತ್ತು ಖಾಸಗಿ ಲೇಬಲ್.',
    picture: scene('brands'),
    buttons: [toServices('ಕೊಟೇಶನ್ ಕೇಳಿ'), bookDemo],
  },
  services: {
    ...shared,
    heading: 'ಸೇವೆಗಳು',
    lead: 'ನಿಮಗಾಗಿ ನಾವು ವಹಿಸಿಕೊಳ್ಳುವ ಕೆಲಸ.',
  },
  productServices: {
    ...shared,
    heading: 'ಉತ್ಪನ್ನ ಸೇವೆಗಳು',
    lead: 'ನಿಮ್ಮ ಹೆಸರಿರುವ ಉತ್ಪನ್ನಗಳು.',
  },
  benefits: {
    heading: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗೆ ಪ್ರಯೋಜನಗಳು',
    points: [
      {
        title: 'ಘಟಕ ಕಟ್ಟಬೇಕಿಲ್ಲ',
        text: 'ನಿಮಗಾಗಿ ನಮ್ಮ ಘಟಕಗಳು ಸಂಸ್ಕರಿಸಿ ಪ್ಯಾಕ್ ಮಾಡುತ್ತವೆ.',
        picture: lightBenefitIcon('delivery'),
      },
      {
        title: 'ಹೇಳಿಕೊಳ್ಳಲು ಒಂದು ಕಥೆ',
        text: 'ಫಾರ್ಮ್‌ನಿಂದ ತಟ್ಟೆಯವರೆಗೆ ಮೂಲ ತಿಳಿಯುತ್ತದೆ.',
        picture: lightBenefitIcon('transparency'),
      },
      {
        title: 'ನಿಮ್ಮ ಹೆಸರು ಮಾತ್ರ',
        text: 'ಜಾಡಿಯ ಮೇಲೆ ನಿಮ್ಮ ಲೇಬಲ್ ಇರುತ್ತದೆ.',
        picture: lightBenefitIcon('label'),
      },
      {
        title: 'ಗುಣಮಟ್ಟಕ್ಕೆ ದಾಖಲೆ',
        text: 'ನಿಮಗೆ ಬೇಕಾದ ಪ್ರಮಾಣೀಕರಣಗಳನ್ನು ತಿಳಿಸಿ.',
        picture: lightBenefitIcon('quality'),
      },
    ],
  },
  technology: {
    lead: 'ನಿಮ್ಮ ಬೇಡಿಕೆ ಘಟಕಕ್ಕೆ ಬರುತ್ತದೆ.',
    stations: [
      { title: platforms.plant.title, text: 'ನಿಮ್ಮ ಲೇಬಲ್ ಹಾಕುವ ಉತ್ಪನ್ನವನ್ನು ತುಂಬಿ ಪ್ಯಾಕ್ ಮಾಡುತ್ತದೆ.' },
      { title: platforms.marketplace.title, text: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗಾಗಿ ಒಂದು ಮಾರುಕಟ್ಟೆ ಇದೆ.' },
    ],
  },
  certificationsLead: 'ಇವುಗಳಲ್ಲಿ ನಿಮ್ಮ ಮಾರುಕಟ್ಟೆಗೆ ಯಾವುವು ಬೇಕು ಎಂದು ತಿಳಿಸಿ.',
  demo: {
    heading: 'ನಿಮ್ಮ ಬೇಡಿಕೆ ತಿಳಿಸಿ',
    text: 'ನಿಮ್ಮ ಜಾಡಿಯ ಬಗ್ಗೆ ಡೆಮೊದಲ್ಲಿ ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ.',
  },
}
