import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/farmers'
import { platforms } from '@/content/kn/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { lightBenefitIcon, scene, serviceDrawing } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const farmers: Translated<typeof english.farmers> = {
  head: {
    title: pageTitle('ರೈತರಿಗಾಗಿ ಪರಾಗಸ್ಪರ್ಶ: ಬೆಳೆ ಹೂಬಿಟ್ಟಾಗ ಜೇನುನೊಣಗಳು'),
    description: 'ನಿಮ್ಮ ಬೆಳೆಗೆ ಜೇನುನೊಣಗಳ ಪರಾಗಸ್ಪರ್ಶಕ್ಕೆ ವಿನಂತಿಸಿ: ಬೆಳೆ ಹೂಬಿಟ್ಟಾಗ ಜೇನು ಕುಟುಂಬಗಳು ನಿಮ್ಮ ಹೊಲಕ್ಕೆ ಬರುತ್ತವೆ, ನಂತರ ಹೊರಡುತ್ತವೆ.',
  },
  banner: {
    heading: 'ರೈತರಿಗಾಗಿ ಪರಾಗಸ್ಪರ್ಶ',
    lead: 'ಬೆಳೆ ಹೂಬಿಟ್ಟಾಗ ಜೇನು ಪೆಟ್ಟಿಗೆಗಳು ನಿಮ್ಮ ಹೊಲಕ್ಕೆ ಬರುತ್ತವೆ, ಹೂವಿನ ದಳ ಉದುರಿದಾಗ ಹೊರಡುತ್ತವೆ.',
    picture: scene('farmers'),
    buttons: [toServices('ನಿಮ್ಮ ಬೆಳೆ ಆರಿಸಿ'), bookDemo],
  },
  benefits: {
    heading: 'ರೈತರಿಗೆ ಪ್ರಯೋಜನಗಳು',
    cards: [
      {
        title: 'ಕಾಯಿ ಕಟ್ಟುವ ಹೂಗಳು',
        text: 'ಹಲವು ಬೆಳೆಗಳಲ್ಲಿ ಹೂವು ಕಾಯಿ ಅಥವಾ ಬೀಜ ಆಗಬೇಕಾದರೆ ಮೊದಲು ಜೇನುನೊಣದಂಥ ಕೀಟ ಬರಬೇಕು.',
        picture: lightBenefitIcon('yield'),
      },
      {
        title: 'ಸರಿಯಾದ ಸಮಯಕ್ಕೆ',
        text: 'ಅಗತ್ಯವಿರುವ ವಾರಗಳಲ್ಲಿ ಜೇನುನೊಣಗಳು ಬರುತ್ತವೆ. ವರ್ಷದ ಉಳಿದ ಸಮಯ ನೀವು ಅವನ್ನು ಸಾಕಬೇಕಿಲ್ಲ.',
        picture: lightBenefitIcon('timing'),
      },
      {
        title: 'ಜೇನು ಕೃಷಿ ಕಲಿಯಬೇಕಿಲ್ಲ',
        text: 'ಬೆಳೆಯನ್ನು ನೀವು ನೋಡಿಕೊಳ್ಳಿ. ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಜೇನು ಕೃಷಿಕರು ನೋಡಿಕೊಳ್ಳುತ್ತಾರೆ.',
        picture: lightBenefitIcon('support'),
      },
      {
        title: 'ಹೊಲದ ಸುತ್ತ ಜೀವಕಳೆ',
        text: 'ಅದೇ ಹಾರಾಟದಲ್ಲಿ ಜೇನುನೊಣಗಳು ಬೇಲಿ, ಗಿಡಮೂಲಿಕೆ ಮತ್ತು ಕಾಡುಗಿಡಗಳ ಹೂಗಳಿಗೂ ಹೋಗುತ್ತವೆ.',
        picture: lightBenefitIcon('biodiversity'),
      },
    ],
  },
  services: {
    heading: 'ಪರಾಗಸ್ಪರ್ಶ ಸೇವೆಗಳು',
    lead: 'ನಿಮ್ಮ ಬೆಳೆ ಹುಡುಕಿ, ಅದಕ್ಕೆ ಬೇಕಾದ ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಕೇಳಿ.',
    categories: [categoryIds.pollination],
    kind: 'services',
    buyText: 'ಈಗಲೇ ವಿನಂತಿಸಿ',
  },
  calendar: {
    heading: 'ನಿಮ್ಮ ಬೆಳೆಗೆ ಜೇನುನೊಣಗಳು ಯಾವಾಗ ಬೇಕು?',
    lead: 'ನಿಮ್ಮ ಬೆಳೆ ಹುಡುಕಿ, ಅದೇ ಸಾಲಿನಲ್ಲಿ ಹೂಬಿಡುವ ಕಾಲ ನೋಡಿ, ಮುಂಚಿತವಾಗಿ ಕೇಳಿ.',
    row: {
      advice: 'ಜೇನು ಕುಟುಂಬಗಳು ಹೂಬಿಡುವಾಗ ಬರುತ್ತವೆ, ನಂತರ ಹೊರಡುತ್ತವೆ.',
      toOffer: (crop) => `${crop} ಬೆಳೆಯ ಸೇವೆ ನೋಡಿ`,
      toAll: 'ಎಲ್ಲ ಪರಾಗಸ್ಪರ್ಶ ಸೇವೆಗಳನ್ನು ನೋಡಿ',
      all: '#services',
    },
  },
  features: {
    heading: 'ವೈಶಿಷ್ಟ್ಯಗಳು',
    lead: 'ಪರಾಗಸ್ಪರ್ಶಕ್ಕೆ ನಮ್ಮನ್ನು ಕೇಳಿದರೆ ನಿಮಗೆ ಇವು ಸಿಗುತ್ತವೆ.',
    cards: [
      {
        title: 'ನಿಮ್ಮ ಬೆಳೆಗೆ ಜೇನು ಕುಟುಂಬಗಳು',
        text: 'ಹಣ್ಣಿನ ತೋಟಕ್ಕೆ ಒಂದು ಸಮಯದಲ್ಲಿ, ಸಾಸಿವೆ ಹೊಲಕ್ಕೆ ಇನ್ನೊಂದು ಸಮಯದಲ್ಲಿ ಜೇನುನೊಣಗಳು ಬೇಕು. ಹಾಗಾಗಿ ನೀವು ನಿಮ್ಮ ಬೆಳೆಗೆಂದೇ ಕೇಳುತ್ತೀರಿ.',
      },
      {
        title: 'ನಿಮ್ಮ ಹೊಲಕ್ಕೇ ಬರುತ್ತವೆ',
        text: 'ಹೂಬಿಡುವ ಸಮಯಕ್ಕೆ ಪೆಟ್ಟಿಗೆಗಳು ನಿಮ್ಮಲ್ಲಿಗೆ ಬಂದು, ನಂತರ ಮುಂದೆ ಹೂಬಿಡುವ ಕಡೆಗೆ ಹೋಗುತ್ತವೆ.',
      },
      {
        title: 'ಮಾಹಿತಿ ಕೊಡುವ ಪೆಟ್ಟಿಗೆಗಳು',
        text: 'ಪೆಟ್ಟಿಗೆ Eco-Bee ಆಗಿದ್ದರೆ, ಜೇನುನೊಣಗಳು ಹೇಗೆ ಹಾರುತ್ತವೆ ಎಂದು ಅದರ ಸೆನ್ಸರ್‌ಗಳು ದಾಖಲಿಸುತ್ತವೆ.',
      },
    ],
  },
  technology: {
    lead: 'ನಿಮ್ಮ ಹೊಲವೇ ಮೊದಲ ನಿಲ್ದಾಣ. ಈ ದಾರಿಯ ಎರಡು ನೆಟ್‌ವರ್ಕ್‌ಗಳು ನಿಮಗೆ ಸಂಬಂಧಿಸಿವೆ.',
    platforms: [platforms.field, { ...platforms.marketplace, text: 'ಆರರಲ್ಲಿ ಒಂದು ರೈತರಿಗಾಗಿ ಇದೆ.' }],
  },
  demo: {
    heading: 'ಮೊಗ್ಗು ಅರಳುವ ಮುನ್ನವೇ ನಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಿ',
    text: 'ಡೆಮೊ ಬುಕ್ ಮಾಡಿ. ನಮ್ಮ ಜೇನುನೊಣಗಳ ಜೊತೆ ಒಂದು ಹಂಗಾಮು ಹೇಗೆ ಸಾಗುತ್ತದೆ ಎಂದು ಕೇಳಿ.',
    picture: serviceDrawing('pollination'),
  },
}
