import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/eco-entrpreneur'
import { sixServices } from '@/content/kn/business/six-services'
import { platforms } from '@/content/kn/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { scene, valueChain } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const ecoEntrepreneur: Translated<typeof english.ecoEntrepreneur> = {
  head: {
    title: pageTitle('ಬಳಕೆಯಾಗದ ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ ಗಳಿಸಿ'),
    description: 'ಜಮೀನು, ಶೆಡ್‌ನಂಥ ಬಳಕೆಯಾಗದ ಕೃಷಿ ಸಾಮರ್ಥ್ಯವನ್ನು ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಬಳಕೆಗೆ ತನ್ನಿ, ಇಕೋ-ಉದ್ಯಮಿಯಾಗಿ ಅದರಿಂದ ಆದಾಯ ಗಳಿಸಿ.',
  },
  banner: {
    heading: 'ನಿಮ್ಮಲ್ಲಿರುವ ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ ಗಳಿಸಿ',
    lead: 'ಸುಮ್ಮನೆ ಬಿದ್ದಿರುವ ಜಮೀನು ಅಥವಾ ಶೆಡ್‌ನಿಂದ ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಆದಾಯ ಬರಬಹುದು.',
    picture: scene('eco-entrepreneur'),
    buttons: [toServices('ಏನು ಬೇಕಿದೆ ನೋಡಿ'), bookDemo],
  },
  benefits: {
    heading: 'ಇಕೋ-ಉದ್ಯಮಿಗಳಿಗೆ ಪ್ರಯೋಜನಗಳು',
    cards: [
      {
        title: 'ಸುಮ್ಮನೆ ಬಿದ್ದಿರುವ ಆಸ್ತಿಯಿಂದ ಆದಾಯ',
        text: 'ವರ್ಷದಲ್ಲಿ ಕೆಲಕಾಲ ಖಾಲಿ ಇರುವ ಜಾಗದಿಂದ ಆ ಸಮಯದಲ್ಲಿ ಆದಾಯ ಬರಬಹುದು.',
      },
      {
        title: 'ಆರಿಸಿಕೊಳ್ಳಲು ಆರು ಸೇವೆಗಳು',
        text: 'ಪರಾಗಸ್ಪರ್ಶದಿಂದ ಒಪ್ಪಂದ ತಯಾರಿಕೆಯವರೆಗೆ: ಕೆಳಗಿನ ನಕ್ಷೆ ನೋಡಿ.',
      },
      {
        title: 'ನಿಮ್ಮದೇ ಒಂದು ಪಾತ್ರ',
        text: 'ನಮ್ಮ ಆಸ್ತಿ ನಿರ್ವಹಣಾ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ‘ಇಕೋ-ಉದ್ಯಮಿ’ ಒಂದು ಪಾತ್ರ.',
      },
      {
        title: 'ಭೂಮಿಗೂ ಒಳ್ಳೆಯದು',
        text: 'ನೀವು ಬಳಸಲು ಕೊಡುವುದು ಜೇನು ಕೃಷಿಗೆ ಮತ್ತು ಸುಸ್ಥಿರ ಕೃಷಿಗೆ ಬಳಕೆಯಾಗುತ್ತದೆ.',
      },
    ],
  },
  services: {
    heading: 'ಇಕೋ-ಉದ್ಯಮಿಗಳಿಗಾಗಿ ಸೇವೆಗಳು',
    lead: 'ನಿಮ್ಮ ಬಳಿ ಇರುವುದಕ್ಕೆ ಹೊಂದುವ ಅವಕಾಶ ಆರಿಸಿ, ಅರ್ಜಿ ಸಲ್ಲಿಸಿ.',
    categories: [categoryIds.ecoEntrepreneur],
    kind: 'services',
    buyText: 'ಈಗಲೇ ಅರ್ಜಿ ಸಲ್ಲಿಸಿ',
    hidePrices: true,
    headingBySubcategory: true,
  },
  map: {
    heading: 'ಈ ನಕ್ಷೆಯಲ್ಲಿ ನೀವು ಎಲ್ಲಿದ್ದೀರಿ?',
    lead: 'ಹೂವಿನಿಂದ ಪಟ್ಟಣದವರೆಗೆ ಆರು ಸೇವೆಗಳು. ನಿಮ್ಮ ಬಳಿ ಇರುವುದು ಬಳಕೆಗೆ ಬರಬಹುದಾದ ಜಾಗ ಆರಿಸಿ.',
    picture: {
      wide: valueChain.wide(
        'ಮೇಲಿನಿಂದ ನೋಡಿದ ನಕ್ಷೆ: ಲಾರಿ ಇರುವ ರಸ್ತೆಯ ಪಕ್ಕದಲ್ಲಿ ಹೊಲ, ಹಣ್ಣಿನ ತೋಟ ಮತ್ತು ಜೇನು ಪೆಟ್ಟಿಗೆಗಳಿರುವ ಹುಲ್ಲುಗಾವಲು. ರಸ್ತೆ ಘಟಕವನ್ನು ದಾಟಿ ಪಟ್ಟಣದ ಅಂಗಡಿಗೆ ಹೋಗುತ್ತದೆ.',
      ),
      narrow: valueChain.narrow,
    },
    places: [
      {
        service: sixServices.contractFarming.name,
        text: 'ಹೂಬಿಡುವ ಹೊಲ',
        offer: ['field', 'land'],
        page: sixServices.contractFarming.href,
      },
      {
        service: sixServices.pollination.name,
        text: 'ಹಣ್ಣಿನ ತೋಟದಲ್ಲಿ ಜಾಗ',
        offer: ['orchard'],
        page: sixServices.pollination.href,
      },
      {
        service: sixServices.adoptableEcoBee.name,
        text: 'ಜಮೀನಿಲ್ಲವೇ? ಜೇನು ಪೆಟ್ಟಿಗೆ ದತ್ತು ಪಡೆಯಿರಿ',
        offer: ['eco-bee'],
        page: sixServices.adoptableEcoBee.href,
      },
      {
        service: sixServices.coloniesMigration.name,
        text: 'ಜೇನು ಪೆಟ್ಟಿಗೆ ಸಾಗಿಸಲು ಲಾರಿ',
        offer: ['carry colonies', 'transport', 'lorry', 'truck'],
        page: sixServices.coloniesMigration.href,
      },
      {
        service: sixServices.contractManufacturing.name,
        text: 'ಜೇನುತುಪ್ಪದ ಕೆಲಸಕ್ಕೆ ಶೆಡ್',
        offer: ['shed', 'sheds'],
        page: sixServices.contractManufacturing.href,
      },
      {
        service: sixServices.monetizing.name,
        text: 'ಖಾಲಿ ಇರುವ ಕೋಣೆ',
        offer: ['room', 'dark store', 'store'],
        page: '#services',
      },
    ],
    toOffer: 'ಅವಕಾಶ ನೋಡಿ',
    toPage: 'ಮುಂದೆ ಓದಿ',
  },
  technology: {
    lead: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ಗಳ ನಕ್ಷೆಯಲ್ಲಿ ನಿಮ್ಮ ಪಾತ್ರ ‘ಇಕೋ-ಉದ್ಯಮಿ’.',
    platforms: [
      {
        title: 'ಆಸ್ತಿ ನಿರ್ವಹಣೆ',
        text: 'ನಿಮ್ಮ ಪಾತ್ರ ಇರುವ ನೆಟ್‌ವರ್ಕ್: ಅದರಲ್ಲಿ ಕೃಷಿ ಸಾಮರ್ಥ್ಯವನ್ನು ಬಳಕೆಗೆ ತರಲಾಗುತ್ತದೆ.',
      },
      { title: platforms.marketplace.title, text: 'ಆರರಲ್ಲಿ ಒಂದು ಇಕೋ-ಉದ್ಯಮಿಗಳಿಗಾಗಿ ಇದೆ.' },
    ],
  },
  register: {
    heading: 'ನಿಮ್ಮ ಸಾಮರ್ಥ್ಯವನ್ನು ಬಳಕೆಗೆ ತನ್ನಿ',
    text: 'ಇಕೋ-ಉದ್ಯಮಿಯಾಗಿ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ.',
    label: 'ಈಗಲೇ ನೋಂದಾಯಿಸಿ',
  },
}
