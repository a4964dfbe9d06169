import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/beekeepers'
import { platforms } from '@/content/kn/business/technology-platforms'
import { pageTitle } from '@/content/kn/site/site'
import { lightBenefitIcon, scene, serviceDrawing } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const beekeepers: Translated<typeof english.beekeepers> = {
  head: {
    title: pageTitle('ಜೇನು ಕೃಷಿಕರಿಗಾಗಿ ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ, ಸಾಮಗ್ರಿ'),
    description:
      'ನಿಮ್ಮ ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಮುಂದೆ ಹೂಬಿಡುವ ಕಡೆಗೆ ಸಾಗಿಸಲು ನಮ್ಮನ್ನು ಕೇಳಿ. ಸಾಮಗ್ರಿಗಾಗಿ ಕೇಳಿ: ಹಣ ನಂತರ ಪಾವತಿಸುವ ಷರತ್ತನ್ನು ನಿಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಿ ನಿಗದಿ ಮಾಡುತ್ತೇವೆ.',
  },
  banner: {
    heading: 'ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ, ಮತ್ತು ಹಣ ನಂತರ ಪಾವತಿಸುವ ಷರತ್ತಿನ ಮೇಲೆ ಸಾಮಗ್ರಿ',
    lead: 'ಮುಂದೆ ಹೂಬಿಡುವ ಕಡೆಗೆ ನಿಮ್ಮ ಜೇನು ಪೆಟ್ಟಿಗೆಗಳನ್ನು ಸಾಗಿಸುತ್ತೇವೆ. ನೀವು ವಿನಂತಿಸಿದಾಗ, ಸಾಮಗ್ರಿಯ ಷರತ್ತನ್ನು ಮಾತನಾಡಿ ನಿಗದಿ ಮಾಡುತ್ತೇವೆ.',
    picture: scene('beekeepers'),
    buttons: [toServices('ಸ್ಥಳಾಂತರ ಯೋಜಿಸಿ'), { label: 'ಸಾಮಗ್ರಿ ಕೊಳ್ಳಿ', href: '#inputs' }],
  },
  benefits: {
    heading: 'ಜೇನು ಕೃಷಿಕರಿಗೆ ಪ್ರಯೋಜನಗಳು',
    cards: [
      {
        title: 'ಹೂವಿನಿಂದ ಹೂವಿಗೆ',
        text: 'ಹೂವಿರುವ ಕಡೆಗೆ ಹೋಗುವ ಜೇನು ಕುಟುಂಬಕ್ಕೆ, ಹಳೆಯ ಜಾಗದಲ್ಲಿ ಆಹಾರ ಇಲ್ಲದಾಗಲೂ ಆಹಾರ ಸಿಗುತ್ತದೆ.',
        picture: lightBenefitIcon('timing'),
      },
      {
        title: 'ನಂತರ ಪಾವತಿಸುವ ಷರತ್ತು',
        text: 'ಸಾಮಗ್ರಿಗಾಗಿ. ನಮ್ಮನ್ನು ಕೇಳಿ, ನಿಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಿ ಷರತ್ತು ನಿಗದಿ ಮಾಡುತ್ತೇವೆ.',
        picture: lightBenefitIcon('pay-later'),
      },
      {
        title: 'ಜೇನು ಕೃಷಿಕರಿಗೆ ಮಾರುಕಟ್ಟೆ',
        text: 'ನಮ್ಮ ಆರು ಮಾರುಕಟ್ಟೆಗಳಲ್ಲಿ ಒಂದು ನಿಮಗಾಗಿ ಇದೆ.',
        picture: lightBenefitIcon('harvest'),
      },
      {
        title: 'ಜೇನುನೊಣ ಬೇಕಾದ ಹೊಲಗಳು',
        text: 'ರೈತರು ನಮ್ಮಲ್ಲಿ ಪರಾಗಸ್ಪರ್ಶ ಕೇಳುತ್ತಾರೆ. ಪರಾಗಸ್ಪರ್ಶಕ್ಕೆ ಜೇನು ಕುಟುಂಬಗಳು ಬೇಕು.',
        picture: lightBenefitIcon('yield'),
      },
    ],
  },
  services: {
    heading: 'ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ',
    lead: 'ಸ್ಥಳಾಂತರ ಆರಿಸಿ, ವಿನಂತಿ ಕಳುಹಿಸಿ.',
    categories: [categoryIds.beekeeperServices],
    kind: 'services',
    buyText: 'ಈಗಲೇ ವಿನಂತಿಸಿ',
  },
  inputs: {
    heading: 'ಕೊಳ್ಳಬಹುದಾದ ಸಾಮಗ್ರಿ',
    lead: 'ನಿಮ್ಮ ಜೇನು ಕೃಷಿಗೆ ಬೇಕಾದದ್ದು. ಆನ್‌ಲೈನ್ ಅಂಗಡಿಯಲ್ಲಿ ಕೊಳ್ಳಿ.',
    categories: categoryIds.beekeeperInputs,
    kind: 'products',
  },
  road: {
    heading: 'ನಿಮ್ಮ ಜೇನು ಕುಟುಂಬಗಳಿಗೆ ವರ್ಷವೇ ಒಂದು ಪಯಣ',
    lead: 'ಒಂದು ಕಡೆ ಹೂ ಬಾಡಿದಾಗ ಇನ್ನೊಂದು ಕಡೆ ಅರಳುತ್ತದೆ. ನಿಲ್ದಾಣಗಳನ್ನು ನೋಡುತ್ತ ನಿಮ್ಮ ಸ್ಥಳಾಂತರ ಯೋಜಿಸಿ.',
    lorry: serviceDrawing('colony-migration'),
    move: { label: 'ಸ್ಥಳಾಂತರ ಆರಿಸಿ', href: '#services' },
    rest: 'ಹೂವಿನಿಂದ ಹೂವಿಗೆ',
    quiet: 'ಈ ಬೆಳೆಗಳಲ್ಲಿ ಯಾವುದೂ ಈಗ ಹೂಬಿಟ್ಟಿಲ್ಲ.',
  },
  technology: {
    lead: 'ನಿಮ್ಮ ಪೆಟ್ಟಿಗೆಗಳು ಹೊಲದಲ್ಲಿರುತ್ತವೆ, ನಿಮಗಾಗಿ ಮಾರುಕಟ್ಟೆಯೂ ಇದೆ. ನಿಮಗೆ ಸಂಬಂಧಿಸಿದವು ಇವೆರಡು.',
    platforms: [platforms.field, { ...platforms.marketplace, text: 'ಆರರಲ್ಲಿ ಒಂದು ಜೇನು ಕೃಷಿಕರಿಗಾಗಿ ಇದೆ.' }],
  },
  demo: {
    heading: 'ನಿಮ್ಮ ಜೇನುನೊಣಗಳು ಮುಂದೆ ಎಲ್ಲಿಗೆ ಹಾರಬೇಕು?',
    text: 'ಸ್ಥಳಾಂತರ ಹೇಗೆ ನಡೆಯುತ್ತದೆ ಎಂದು ಡೆಮೊದಲ್ಲಿ ನಮ್ಮನ್ನು ಕೇಳಬಹುದು.',
    picture: serviceDrawing('colony-migration'),
  },
}
