import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/consumers'
import { frontDoor, platforms } from '@/content/kn/business/technology-platforms'
import { pageTitle } from '@/content/kn/site/site'
import { lightBenefitIcon, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const consumers: Translated<typeof english.consumers> = {
  head: {
    title: pageTitle('ನಿಮ್ಮ ಮನೆಗೆ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ'),
    description: 'ರಾಸಾಯನಿಕ ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪವನ್ನು ಬಗೆ ಅಥವಾ ಬಣ್ಣ ನೋಡಿ ಆರಿಸಿ, ಆನ್‌ಲೈನ್ ಅಂಗಡಿಯಲ್ಲಿ ಕೊಳ್ಳಿ.',
  },
  banner: {
    heading: 'ನಿಮ್ಮ ಮನೆಗೆ ಜೇನುತುಪ್ಪ',
    lead: 'ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ.',
    picture: scene('consumers'),
    buttons: [
      { label: 'ಜಾಡಿ ಆರಿಸಿ', href: '#honey' },
      { label: 'ಬಗೆಗಳನ್ನು ನೋಡಿ', href: paths.listing('Raw_Honey') },
    ],
  },
  products: {
    heading: 'ಮಾರುಕಟ್ಟೆಯಿಂದ',
    lead: '‘ಈಗಲೇ ಕೊಳ್ಳಿ’ ಒತ್ತಿದರೆ ಆನ್‌ಲೈನ್ ಅಂಗಡಿ ತೆರೆಯುತ್ತದೆ. ಹಣ ಅಲ್ಲೇ ಪಾವತಿಸಿ.',
    categories: [categoryIds.consumerMarketplace],
    kind: 'products',
    food: true,
  },
  benefits: {
    heading: 'ಗ್ರಾಹಕರಿಗೆ ಪ್ರಯೋಜನಗಳು',
    points: [
      { title: 'ಬರೀ ಜೇನುತುಪ್ಪ', text: 'ರಾಸಾಯನಿಕ ಸಂರಕ್ಷಕಗಳನ್ನು ಸೇರಿಸಿಲ್ಲ.' },
      { title: 'ಎಲ್ಲಿಂದ ಬಂದಿದೆ', text: 'ನಮಗೆ ತಿಳಿದಿದ್ದರೆ, ಅದರ ಮೂಲ ದೇಶ.' },
      { title: 'ಕೈಗೆ ಸಿಗುವ ಪ್ರಮಾಣಪತ್ರ', text: 'ಇದ್ದರೆ ತೆರೆದು ಓದಿ.' },
      { title: 'ಸ್ಕ್ಯಾನ್ ಮಾಡಲು ಕೋಡ್', text: 'ಪ್ರತಿ ಜಾಡಿಯ ಪುಟದಲ್ಲಿದೆ.' },
    ],
  },
  colours: {
    heading: 'ಬಣ್ಣ ನೋಡಿ ಆರಿಸಿ',
    lead: 'ನೋಡಲು ಇಷ್ಟವಾದ ಬಣ್ಣದಿಂದ ಶುರುಮಾಡಿ.',
  },
  technology: {
    lead: 'ಹೂವಿನಿಂದ ಮನೆ ಬಾಗಿಲಿನವರೆಗೆ ನಾಲ್ಕು ಜಾಗಗಳು.',
    stations: [
      { ...platforms.field, text: 'ಬೆಳೆ ಹೂಬಿಟ್ಟಿರುವಾಗ ಜೇನು ಪೆಟ್ಟಿಗೆ ಇಲ್ಲಿರುತ್ತದೆ.' },
      { ...platforms.plant, text: 'ಕೊಯ್ಲಾದ ಜೇನುತುಪ್ಪವನ್ನು ಸಂಸ್ಕರಿಸಿ, ಪರಿಶೀಲಿಸಿ, ಪ್ಯಾಕ್ ಮಾಡಲಾಗುತ್ತದೆ.' },
      { ...platforms.darkStore, text: 'ಈ ಹತ್ತಿರದ ಡೆಲಿವರಿ ಗೋದಾಮಿನಲ್ಲಿ ಜಾಡಿಗಳು ಚಾಲಕರಿಗಾಗಿ ಕಾಯುತ್ತವೆ.' },
      frontDoor,
    ],
  },
  more: {
    heading: 'ಇನ್ನೂ ಆರಿಸುತ್ತಿದ್ದೀರಾ?',
    links: [
      {
        label: 'ನಮ್ಮ ಎಲ್ಲ ಜೇನುತುಪ್ಪಗಳು',
        href: paths.allProducts(),
        text: 'ಹುಡುಕಿ, ಕ್ರಮ ಬದಲಿಸಿ, ಫಿಲ್ಟರ್ ಮಾಡಿ.',
        picture: scene('products'),
      },
      {
        label: 'ಅಂಗಡಿ ಹುಡುಕಿ',
        href: paths.stores(),
        text: 'ನಿಮಗೆ ಹತ್ತಿರವಿರುವ ಅಂಗಡಿ ನೋಡಿ.',
        picture: lightBenefitIcon('origin'),
      },
    ],
  },
}
