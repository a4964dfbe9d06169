import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/about-us'
import { sixServices } from '@/content/kn/business/six-services'
import { bookDemo } from '@/content/kn/site/site'
import { aboutDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/about-us` (R-ABOUT-01 to R-ABOUT-04). */
export const about: Translated<typeof english.about> = {
  head: {
    title: `${facts.name} ಬಗ್ಗೆ`,
    description: 'ಸುಸ್ಥಿರ ಕೃಷಿ ಮತ್ತು ಜೇನು ಕೃಷಿ ಸೇವೆಗಳನ್ನು ಒದಗಿಸುವ ಸಂಸ್ಥೆ: ನಮ್ಮ ಉದ್ದೇಶ, ನಮ್ಮ ಆರು ಸೇವೆಗಳು ಮತ್ತು ನಮ್ಮ ಬ್ರ್ಯಾಂಡ್‌ಗಳು.',
  },
  banner: {
    heading: `${facts.name} ಬಗ್ಗೆ`,
    lead: 'ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪಕ್ಕಾಗಿ ಫಾರ್ಮ್, ಘಟಕ ಮತ್ತು ಅಂಗಡಿಗಳನ್ನು ಒಂದೇ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಜೋಡಿಸುತ್ತೇವೆ.',
    picture: scene('about', 'ಜೇನು ಪೆಟ್ಟಿಗೆ ಇರುವ ಹೊಲ, ಘಟಕ ಮತ್ತು ಅಂಗಡಿಯನ್ನು ಜೋಡಿಸುವ ಚಿನ್ನದ ಬಣ್ಣದ ಒಂದೇ ಗೆರೆ'),
  },
  purpose: {
    heading: 'ನಮ್ಮ ಉದ್ದೇಶ',
    paragraphs: [
      'ನಾವು ಸುಸ್ಥಿರ ಕೃಷಿ ಮತ್ತು ಜೇನು ಕೃಷಿ ಸೇವೆಗಳನ್ನು ಒದಗಿಸುತ್ತೇವೆ. ನಮ್ಮ ಅರ್ಧ ಕೆಲಸ ಜಾಡಿಯಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ: ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ. ಇನ್ನರ್ಧ ಕೆಲಸ ಹೊಲದಲ್ಲೇ ಇರುತ್ತದೆ: ಅಗತ್ಯವಿರುವ ಬೆಳೆಗಳಿಗೆ ಜೇನುನೊಣಗಳು ಪರಾಗಸ್ಪರ್ಶ ಮಾಡುತ್ತವೆ.',
      'ರೈತರು, ಜೇನು ಕೃಷಿಕರು, ತಯಾರಕರು, ಬ್ರ್ಯಾಂಡ್‌ಗಳು, ಇಕೋ-ಸಹಯೋಗಿಗಳು ಮತ್ತು ಇಕೋ-ಉದ್ಯಮಿಗಳು: ಈ ಕೆಲಸದಲ್ಲಿ ಒಬ್ಬೊಬ್ಬರದೂ ಒಂದೊಂದು ಪಾಲು. ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ಗಳು, ಆ್ಯಪ್‌ಗಳು ಮತ್ತು ಮಾರುಕಟ್ಟೆಗಳು ಅವರನ್ನು ಒಟ್ಟುಗೂಡಿಸುತ್ತವೆ.',
    ],
    picture: aboutDrawing('two-halves', 'ಎಡಕ್ಕೆ ಅಡುಗೆಮನೆಯ ಮೇಜಿನ ಮೇಲೆ ಜೇನುತುಪ್ಪದ ಜಾಡಿ, ಬಲಕ್ಕೆ ಸಾಸಿವೆ ಹೊಲದ ಮೇಲೆ ಜೇನುನೊಣಗಳು'),
  },
  services: {
    heading: 'ನಮ್ಮ ಸೇವೆಗಳು',
    paragraphs: ['ಆರು ಸೇವೆಗಳು, ಪ್ರತಿಯೊಂದಕ್ಕೂ ಒಂದು ಪುಟ. ನಿಮ್ಮ ಕೆಲಸದ ಹೆಸರಿರುವ ಫಲಕ ತೋರಿಸುವ ಕಡೆ ಹೋಗಿ.'],
    whom: (audience) => `ಇವರಿಗೆ: ${audience}`,
    list: Object.values(sixServices),
    picture: aboutDrawing('six-fields', 'ಒಂದು ಜೇನು ಪೆಟ್ಟಿಗೆಯಿಂದ ಬೀಸಣಿಗೆಯಂತೆ ಹರಡಿದ ಆರು ಹೊಲಗಳು, ಪ್ರತಿಯೊಂದರಲ್ಲೂ ಒಂದು ಸೇವೆಯ ಫಲಕ'),
  },
  brands: {
    heading: 'ನಮ್ಮ ಬ್ರ್ಯಾಂಡ್‌ಗಳು',
    paragraphs: ['ನಮ್ಮ ಎರಡು ಹೆಸರುಗಳು, ಜೊತೆಗೆ ನಿಮ್ಮದೇ ಲೇಬಲ್‌ನಲ್ಲಿರುವ ಹೆಸರು.'],
    list: [
      {
        name: facts.name,
        text: 'ಜೇನುತುಪ್ಪ, ಸೇವೆಗಳು ಮತ್ತು ಅವನ್ನು ಜೋಡಿಸುವ ನೆಟ್‌ವರ್ಕ್.',
        link: { label: 'ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.collections() },
      },
      {
        name: 'Eco-Bee',
        text: 'ಇಕೋ-ಸಹಯೋಗಿಗಳು ದತ್ತು ಪಡೆಯುವ, ಆನ್‌ಲೈನ್ ಸಂಪರ್ಕವಿರುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ.',
        link: { label: 'Eco-Bee ಪರಿಚಯ', href: paths.ecoBee() },
      },
      {
        name: 'ನಿಮ್ಮದೇ ಲೇಬಲ್',
        text: 'ಒಪ್ಪಂದ ತಯಾರಿಕೆ ಮತ್ತು ಖಾಸಗಿ ಲೇಬಲ್ ಮೂಲಕ ಜಾಡಿಯ ಮೇಲೆ ನಿಮ್ಮದೇ ಹೆಸರು.',
        link: { label: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗಾಗಿ', href: paths.brands() },
      },
    ],
    picture: aboutDrawing('three-names', 'ನಮ್ಮ ಗುರುತಿರುವ ಜಾಡಿ, ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ ಮತ್ತು ಲೇಬಲ್ ಮೇಲೆ ಇನ್ನೂ ಏನೂ ಬರೆಯದ ಜಾಡಿ'),
  },
  next: {
    heading: 'ಒಟ್ಟಿಗೆ ಹೇಗೆ ಕೆಲಸ ಮಾಡೋಣ?',
    text: 'ನಿಮ್ಮ ಬೆಳೆ, ಜೇನುನೊಣಗಳು ಅಥವಾ ಬ್ರ್ಯಾಂಡ್ ಬಗ್ಗೆ ಡೆಮೊದಲ್ಲಿ ನಮ್ಮನ್ನು ಕೇಳಿ.',
    picture: scene('consumers'),
    buttons: [bookDemo, { label: 'ನಮ್ಮ ಸೇವೆಗಳು', href: paths.services() }],
  },
}
