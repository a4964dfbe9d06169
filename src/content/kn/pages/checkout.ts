import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/checkout'
import { pageTitle } from '@/content/kn/site/site'
import { scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of the four checkout paths, which have neither form nor steps (R-ROUTE-28). */
export const checkout: Translated<typeof english.checkout> = {
  head: {
    title: pageTitle('ಚೆಕ್‌ಔಟ್'),
    description:
      'ಖರೀದಿ ನಡೆಯುವುದು ಆನ್‌ಲೈನ್ ಅಂಗಡಿಯಲ್ಲಿ. ಇಲ್ಲಿ ಜೇನುತುಪ್ಪ ಆರಿಸಿ ‘ಈಗಲೇ ಕೊಳ್ಳಿ’ ಒತ್ತಿದರೆ, ಅದು ಅಂಗಡಿಯಲ್ಲಿ ತೆರೆಯುತ್ತದೆ. ಹಣ ಅಲ್ಲೇ ಪಾವತಿಸಿ.',
  },
  banner: {
    heading: 'ಖರೀದಿ ಆನ್‌ಲೈನ್ ಅಂಗಡಿಯಲ್ಲಿ',
    lead: 'ಈ ಸೈಟ್‌ನಲ್ಲಿ ಹಣ ಪಾವತಿ ಇಲ್ಲ. ಆನ್‌ಲೈನ್ ಅಂಗಡಿ ತೆರೆಯಿರಿ, ಅಥವಾ ಮೊದಲು ಇಲ್ಲಿ ಜೇನುತುಪ್ಪ ಆರಿಸಿ: ‘ಈಗಲೇ ಕೊಳ್ಳಿ’ ಒತ್ತಿದರೆ ಅದು ಅಂಗಡಿಯಲ್ಲಿ ತೆರೆಯುತ್ತದೆ.',
    picture: scene('consumers', 'ಅಡುಗೆಮನೆಯ ಕಿಟಕಿಯ ಬಳಿ ಮೇಜಿನ ಮೇಲೆ ಜೇನುತುಪ್ಪದ ಮೂರು ಜಾಡಿಗಳು'),
  },
  shop: 'ಆನ್‌ಲೈನ್ ಅಂಗಡಿಗೆ ಹೋಗಿ',
  honey: { label: 'ಜೇನುತುಪ್ಪ ಆರಿಸಿ', href: paths.collections() },
}
