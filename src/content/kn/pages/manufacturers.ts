import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/manufacturers'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { lightBenefitIcon, orderDrawing, scene } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const manufacturers: Translated<typeof english.manufacturers> = {
  head: {
    title: pageTitle('ತಯಾರಕರಿಗಾಗಿ ಜೇನುತುಪ್ಪದ ಒಪ್ಪಂದ ಕೃಷಿ'),
    description: 'ನಿಮ್ಮ ತಯಾರಿಕೆಗಾಗಿ ಒಪ್ಪಂದದಂತೆ ಉತ್ಪಾದಿಸಿದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ: ಒಂದು ಜೇನುತುಪ್ಪ ಆರಿಸಿ, ವಿನಂತಿಸಿ.',
  },
  banner: {
    heading: 'ತಯಾರಕರಿಗಾಗಿ ಜೇನುತುಪ್ಪದ ಒಪ್ಪಂದ ಕೃಷಿ',
    lead: 'ನಿಮ್ಮ ತಯಾರಿಕೆಗಾಗಿ ಒಪ್ಪಂದದಂತೆ ಉತ್ಪಾದಿಸಿದ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ.',
    picture: scene('manufacturers'),
    buttons: [toServices('ಜೇನುತುಪ್ಪಗಳನ್ನು ನೋಡಿ'), bookDemo],
  },
  services: {
    heading: 'ಒಪ್ಪಂದ ಕೃಷಿ ಸೇವೆಗಳು',
    lead: '2ನೇ ಹಂತ, ಬೆಳೆ: ಇವುಗಳಲ್ಲಿ ಯಾವ ಜೇನುತುಪ್ಪವನ್ನಾದರೂ ನಿಮಗಾಗಿ ಉತ್ಪಾದಿಸಬಲ್ಲೆವು.',
    categories: [categoryIds.contractFarming],
    kind: 'services',
    buyText: 'ಈಗಲೇ ವಿನಂತಿಸಿ',
  },
  benefits: {
    heading: 'ತಯಾರಕರಿಗೆ ಪ್ರಯೋಜನಗಳು',
    points: [
      {
        title: 'ತಿಳಿದಿರುವ ಮೂಲ',
        text: 'ಒಪ್ಪಂದ ಕೃಷಿ ಫಾರ್ಮ್‌ನಿಂದಲೇ ಶುರುವಾಗುತ್ತದೆ.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'ಮೊದಲೇ ಯೋಜಿಸಬಹುದಾದ ಪೂರೈಕೆ',
        text: 'ಒಪ್ಪಂದದಲ್ಲೇ ನಿಗದಿಯಾಗಿರುತ್ತದೆ.',
        picture: lightBenefitIcon('demand'),
      },
      {
        title: 'ಮೊದಲಿನಿಂದಲೇ ಸ್ವಚ್ಛ',
        text: 'ಸಾವಯವ, ರಾಸಾಯನಿಕ ಸಂರಕ್ಷಕಗಳಿಲ್ಲ.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'ಮೂಲದ ಮಾಹಿತಿ',
        text: 'ಫಾರ್ಮ್‌ನಲ್ಲಿ ನಡೆದ ಪ್ರಕ್ರಿಯೆಗಳನ್ನು ತಿಳಿಯಬಹುದು.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  order: {
    heading: 'ಒಂದು ಆರ್ಡರ್, ಹಂತ ಹಂತವಾಗಿ',
    lead: 'ಆರು ಹಂತಗಳು, ಪ್ರತಿ ಹಂತದಲ್ಲೂ ನೀವು ನಿರ್ಧರಿಸುವ ವಿಷಯ.',
    decides: 'ನಿಮ್ಮ ನಿರ್ಧಾರ:',
    folds: [
      { title: 'ಒಪ್ಪಂದ', decision: 'ಎಷ್ಟು, ಯಾವ ಹಂಗಾಮಿಗೆ.', picture: orderDrawing('contract') },
      {
        title: 'ಬೆಳೆ',
        decision: 'ಯಾವ ಹೂವಿನ ಜೇನುತುಪ್ಪ ಬೇಕು.',
        picture: orderDrawing('crop'),
        offers: { label: 'ಜೇನುತುಪ್ಪ ಆರಿಸಿ', href: '#services' },
      },
      { title: 'ಹೊಲ', decision: 'ಎಲ್ಲಿ ಬೆಳೆಯಬೇಕು, ಅದು ಮುಖ್ಯವಾಗಿದ್ದರೆ.', picture: orderDrawing('harvest') },
      { title: 'ಪರೀಕ್ಷೆ', decision: 'ಜೇನುತುಪ್ಪದ ಗುಣಮಟ್ಟ ಹೇಗಿರಬೇಕು.', picture: orderDrawing('test') },
      { title: 'ಡ್ರಮ್', decision: 'ಯಾವುದರಲ್ಲಿ ತುಂಬಬೇಕು.', picture: orderDrawing('drum') },
      { title: 'ಡೆಲಿವರಿ', decision: 'ಎಲ್ಲಿಗೆ, ಎಷ್ಟು ಭಾಗಗಳಲ್ಲಿ.', picture: orderDrawing('delivery') },
    ],
  },
  demo: {
    heading: 'ಮುಂದಿನ ಹಂಗಾಮನ್ನು ನಮ್ಮೊಂದಿಗೆ ಯೋಜಿಸಿ',
    text: 'ನಿಮ್ಮಲ್ಲಿ ಈಗಾಗಲೇ ಇರುವ ಉತ್ತರಗಳೊಂದಿಗೆ ಡೆಮೊಗೆ ಬನ್ನಿ.',
  },
}
