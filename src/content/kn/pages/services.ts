import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/services'
import { sixServices } from '@/content/kn/business/six-services'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/services`: exactly six blocks (R-SVC-01). */
export const services: Translated<typeof english.services> = {
  head: {
    title: pageTitle('ನಮ್ಮ ಸೇವೆಗಳು: ನಮ್ಮ ಜೇನುನೊಣಗಳ ಜೊತೆ ಆರು ಬಗೆಯ ಕೆಲಸ'),
    description: 'ಪರಾಗಸ್ಪರ್ಶ, ಒಪ್ಪಂದ ಕೃಷಿ, Eco-Bee ದತ್ತು, ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ, ಒಪ್ಪಂದ ತಯಾರಿಕೆ, ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ.',
  },
  banner: {
    heading: 'ನಮ್ಮ ಸೇವೆಗಳು',
    lead: 'ಜೇನುನೊಣಗಳ ಜೊತೆಗಿನ ಪ್ರತಿ ಬಗೆಯ ಕೆಲಸಕ್ಕೂ ಒಂದರಂತೆ ಆರು ಸೇವೆಗಳು. ಬೀಜದ ಪ್ಯಾಕೆಟ್ ಆರಿಸುವಂತೆ ನಿಮ್ಮದನ್ನು ಆರಿಸಿ.',
    picture: scene('services', 'ಆರು ಷಟ್ಕೋನಗಳ ನಡುವೆ ಜೇನು ಪೆಟ್ಟಿಗೆ: ಹೂವು, ಒಪ್ಪಂದ ಪತ್ರ, ಲಾರಿ, ರೂಪಾಯಿ, ಜಾಡಿ ಮತ್ತು ಫೋನ್'),
  },
  /** A heading's words before, of and after its audience, which is set smaller and comes first or last. */
  parts: (heading) => heading.split(/(.+ಗಾಗಿ )/),
  /** Heads the short list of each block. */
  bring: 'ಇವು ಸಿದ್ಧವಿರಲಿ',
  blocks: [
    {
      ...sixServices.pollination,
      heading: 'ರೈತರಿಗಾಗಿ ಪರಾಗಸ್ಪರ್ಶ',
      tone: 'mustard',
      text: 'ಜೇನುನೊಣಗಳು ಬಂದರೆ ಮಾತ್ರ ಕೆಲವು ಬೆಳೆಗಳು ಕಾಯಿ, ಬೀಜ ಕಟ್ಟುತ್ತವೆ. ನಿಮ್ಮ ಬೆಳೆಯೂ ಅಂಥದ್ದಾದರೆ, ನಿಮ್ಮ ಹೊಲಕ್ಕೆ ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಕಳುಹಿಸಲು ಕೇಳಿ.',
      bring: ['ಬೆಳೆ ಮತ್ತು ಅದರ ವಿಸ್ತೀರ್ಣ', 'ಅದು ಯಾವಾಗ ಹೂಬಿಡುತ್ತದೆ', 'ಹೊಲ ಎಲ್ಲಿದೆ'],
      label: 'ಪರಾಗಸ್ಪರ್ಶ ನೋಡಿ',
    },
    {
      ...sixServices.contractFarming,
      heading: 'ತಯಾರಕರಿಗಾಗಿ ಒಪ್ಪಂದ ಕೃಷಿ',
      tone: 'wheat',
      text: 'ಮಾರುಕಟ್ಟೆಯಲ್ಲಿ ಸಿಕ್ಕಿದ್ದನ್ನು ಕೊಳ್ಳುವ ಬದಲು, ನಿಮ್ಮ ತಯಾರಿಕೆಗೆ ಬೇಕಾದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪವನ್ನು ಒಪ್ಪಂದ ಕೃಷಿಯಿಂದ ಪಡೆಯಿರಿ.',
      bring: ['ನೀವು ಸಂಸ್ಕರಿಸುವ ಜೇನುತುಪ್ಪದ ಬಗೆ', 'ಎಷ್ಟು ಬೇಕು, ಯಾವಾಗ ಬೇಕು', 'ನೀವು ಪರೀಕ್ಷಿಸುವ ಗುಣಮಟ್ಟ'],
      label: 'ಒಪ್ಪಂದ ಕೃಷಿ ನೋಡಿ',
    },
    {
      ...sixServices.adoptableEcoBee,
      heading: 'ಇಕೋ-ಸಹಯೋಗಿಗಳಿಗಾಗಿ ದತ್ತು ಪಡೆಯಲು Eco-Bee',
      tone: 'sage',
      text: 'ಆನ್‌ಲೈನ್ ಸಂಪರ್ಕವಿರುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆಯನ್ನು ದತ್ತು ಪಡೆಯಿರಿ. ನೀವು ಎಲ್ಲೇ ಇದ್ದರೂ ಫೋನ್‌ನಲ್ಲಿ ಅದನ್ನು ಗಮನಿಸಿ. ಅದು ಕೊಡುವ ಜೇನುತುಪ್ಪವೆಲ್ಲ ನಿಮ್ಮದೇ.',
      bring: ['ನಿಮಗೆ ಇಷ್ಟವಾದ ಮಾದರಿ', 'ಜೇನು ಕೊಯ್ಲು ನೀವೇ ಮಾಡುತ್ತೀರೋ, ಸಂಗ್ರಹ ಸೇವೆ ಬಳಸುತ್ತೀರೋ'],
      label: 'ದತ್ತು ಪಡೆಯಲು ಪೆಟ್ಟಿಗೆ ನೋಡಿ',
    },
    {
      ...sixServices.monetizing,
      heading: 'ಇಕೋ-ಉದ್ಯಮಿಗಳಿಗಾಗಿ ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ',
      tone: 'amber',
      text: 'ಬಳಕೆಯಾಗದ ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಯಾವ ಆದಾಯವೂ ಇಲ್ಲ. ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಅದನ್ನು ಬಳಕೆಗೆ ತರಬಹುದು.',
      bring: ['ನೀವು ಏನು ಕೊಡಬಹುದು', 'ಅದು ಎಲ್ಲಿದೆ', 'ಯಾವಾಗಿನಿಂದ ಖಾಲಿ ಇರುತ್ತದೆ'],
      label: 'ಅವಕಾಶಗಳನ್ನು ನೋಡಿ',
    },
    {
      ...sixServices.contractManufacturing,
      heading: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗಾಗಿ ಒಪ್ಪಂದ ತಯಾರಿಕೆ',
      tone: 'clay',
      text: 'ನಾವು ತಯಾರಿಸುತ್ತೇವೆ, ನೀವು ಮಾರುತ್ತೀರಿ. ನಿಮ್ಮದೇ ಲೇಬಲ್‌ನ ಜೇನುತುಪ್ಪಕ್ಕೆ ಕೊಟೇಶನ್ ಕೇಳಿ, ನಿಮ್ಮ ಮಾರುಕಟ್ಟೆಗೆ ಬೇಕಾದ ಪ್ರಮಾಣೀಕರಣಗಳನ್ನು ತಿಳಿಸಿ.',
      bring: ['ನಿಮ್ಮ ಮನಸ್ಸಿನಲ್ಲಿರುವ ಉತ್ಪನ್ನ', 'ನಿಮಗೆ ಬೇಕಾದ ಪ್ರಮಾಣೀಕರಣಗಳು', 'ನಿಮ್ಮ ಲೇಬಲ್, ಇದ್ದರೆ'],
      label: 'ತಯಾರಿಕೆ ನೋಡಿ',
    },
    {
      ...sixServices.coloniesMigration,
      heading: 'ಜೇನು ಕೃಷಿಕರಿಗಾಗಿ ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ',
      tone: 'moss',
      text: 'ಒಂದು ಕಡೆ ಹೂವಿನ ಕಾಲ ಮುಗಿದಾಗ ಇನ್ನೊಂದು ಕಡೆ ಶುರುವಾಗುತ್ತದೆ. ನಿಮ್ಮ ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಅಲ್ಲಿಗೆ ಸಾಗಿಸುತ್ತೇವೆ, ಮತ್ತು ಹಣ ನಂತರ ಪಾವತಿಸುವ ಷರತ್ತಿನ ಮೇಲೆ ಸಾಮಗ್ರಿ ಪೂರೈಸುತ್ತೇವೆ.',
      bring: ['ನಿಮ್ಮಲ್ಲಿ ಎಷ್ಟು ಜೇನು ಕುಟುಂಬಗಳಿವೆ', 'ಅವು ಈಗ ಎಲ್ಲಿವೆ', 'ನಿಮ್ಮಲ್ಲಿ ಕಡಿಮೆ ಇರುವ ಸಾಮಗ್ರಿ'],
      label: 'ಸ್ಥಳಾಂತರ, ಸಾಮಗ್ರಿ ನೋಡಿ',
    },
  ],
  next: {
    heading: 'ಯಾವುದು ಹೊಂದುತ್ತದೆ ಎಂದು ತಿಳಿಯುತ್ತಿಲ್ಲವೇ?',
    text: 'ಡೆಮೊದಲ್ಲಿ ನಮ್ಮನ್ನು ಕೇಳಿ. ನಮ್ಮಿಂದ ಏನಾಗುತ್ತದೆ, ಏನಾಗುವುದಿಲ್ಲ ಎಂದು ಹೇಳುತ್ತೇವೆ.',
    picture: scene('demo'),
    buttons: [bookDemo, { label: 'ಇದರ ಹಿಂದಿನ ತಂತ್ರಜ್ಞಾನ', href: paths.technology() }],
  },
}
