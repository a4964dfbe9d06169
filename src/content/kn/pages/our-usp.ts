import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/our-usp'
import { pageTitle } from '@/content/kn/site/site'
import { lightBenefitIcon, uspJar } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/our-usp` (R-USP-01, R-USP-02): the order follows the comb, its left side first. */
export const usp: Translated<typeof english.usp> = {
  head: {
    title: pageTitle('ನಮ್ಮ ವಿಶೇಷತೆಗಳು: ಒಂದು ಜಾಡಿ ಜೇನುತುಪ್ಪದ ಬಗ್ಗೆ ಆರು ಮಾತು'),
    description: 'ಫಾರ್ಮ್‌ನಿಂದ ತಟ್ಟೆಯವರೆಗೆ ಮೂಲದ ಮಾಹಿತಿ, ಜೊತೆಗೆ ನಮ್ಮ ಜೇನುತುಪ್ಪದ ಗುಣಮಟ್ಟದ ಬಗ್ಗೆ ಐದು ಮಾತು. ಪ್ರತಿಯೊಂದಕ್ಕೂ ವಿವರಣೆ ಇದೆ.',
  },
  banner: {
    heading: 'ನಮ್ಮ ವಿಶೇಷತೆಗಳು: ನಮ್ಮ ಜೇನುತುಪ್ಪ ಏಕೆ ಭಿನ್ನ',
    lead: 'ನಮ್ಮ ಜೇನುತುಪ್ಪದ ಗುಣಮಟ್ಟದ ಬಗ್ಗೆ ಐದು ಮಾತು, ಅದರ ಮೂಲ ತಿಳಿಯುವ ಬಗ್ಗೆ ಒಂದು ಮಾತು.',
  },
  board: {
    heading: 'ಒಂದು ಜಾಡಿಯ ಬಗ್ಗೆ ಆರು ಮಾತು',
    picture: uspJar('ಸೂರ್ಯನ ಎದುರು ಜೇನುತುಪ್ಪದ ಜಾಡಿ'),
    cards: [
      {
        title: 'ಖಚಿತವಾದ ಮೂಲ',
        text: 'ಮೂಲ ದೇಶ ನಮಗೆ ತಿಳಿದಿದ್ದರೆ, ಅದರ ಹೆಸರು ಹೇಳುತ್ತೇವೆ.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'ರಾಸಾಯನಿಕ ಸಂರಕ್ಷಕಗಳಿಲ್ಲ',
        text: 'ನಾವು ರಾಸಾಯನಿಕ ಸಂರಕ್ಷಕಗಳನ್ನು ಸೇರಿಸುವುದಿಲ್ಲ. ಅವಿಲ್ಲದೆಯೂ ಜೇನುತುಪ್ಪ ಕೆಡದೆ ಉಳಿಯುತ್ತದೆ.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'ಸುಸ್ಥಿರ ಉತ್ಪಾದನೆ',
        text: 'ಬೆಳೆ ಹೂಬಿಡುವ ಜಾಗದಲ್ಲಿ ಜೇನು ಪೆಟ್ಟಿಗೆಗಳಿರುತ್ತವೆ. ಜೇನುನೊಣಗಳು ಆ ಬೆಳೆಗೆ ಪರಾಗಸ್ಪರ್ಶ ಮಾಡುತ್ತವೆ.',
        picture: lightBenefitIcon('sustainable'),
      },
      {
        title: 'ಸಾವಯವ',
        text: 'ಒಂದು ಅಡುಗೆಮನೆಗಿರಲಿ, ಇಡೀ ತಯಾರಿಕಾ ಘಟಕಕ್ಕಿರಲಿ, ನಾವು ಸಾವಯವ ಜೇನುತುಪ್ಪ ಒದಗಿಸುತ್ತೇವೆ.',
        picture: lightBenefitIcon('organic'),
      },
      {
        title: 'ಗುಣಮಟ್ಟದ ಭರವಸೆ',
        text: 'ಉತ್ಪನ್ನಕ್ಕೆ ಗುಣಮಟ್ಟದ ಪ್ರಮಾಣಪತ್ರ ಇದ್ದರೆ, ಅದನ್ನು ತೆರೆದು ಓದಬಹುದು.',
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'ಫಾರ್ಮ್‌ನಿಂದ ತಟ್ಟೆಯವರೆಗೆ ಮೂಲದ ಮಾಹಿತಿ',
        text: 'ಜಾಡಿಯ ಪುಟ ತೆರೆಯಿರಿ. ಹೂವು, ದೇಶ ಮತ್ತು ಪ್ರಮಾಣಪತ್ರದ ಬಗ್ಗೆ ತಿಳಿದಿರುವುದೆಲ್ಲ ಅದರ ಮೂಲದ ಮಾಹಿತಿಯಲ್ಲಿದೆ.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  checks: {
    heading: 'ಎಲ್ಲಿ ನೋಡಬೇಕು',
    lead: 'ಕ್ಯಾಟಲಾಗ್‌ನಲ್ಲಿ ಯಾವುದೇ ಜೇನುತುಪ್ಪ ಆರಿಸಿ, ಮೂರು ವಿಷಯಗಳನ್ನು ನೋಡಿ.',
    cards: [
      {
        title: 'ಅದು ಎಲ್ಲಿಂದ ಬಂದಿದೆ?',
        text: 'ಮೂಲ ದೇಶ ತಿಳಿದಿದ್ದರೆ, ಕಾರ್ಡ್‌ನಲ್ಲಿ ಅದರ ಹೆಸರು ಇರುತ್ತದೆ.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'ಪ್ರಮಾಣಪತ್ರ ಇದೆಯೇ?',
        text: '‘ಪ್ರಮಾಣಪತ್ರ’ ಒತ್ತಿದರೆ ದಾಖಲೆ ತೆರೆಯುತ್ತದೆ. ಅದು ಇಲ್ಲದಿದ್ದರೆ, ಇಲ್ಲವೆಂದು ಕಾರ್ಡ್‌ನಲ್ಲಿ ಬರೆದಿರುತ್ತದೆ.',
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'ಮೂಲ ತಿಳಿಯುವುದು ಹೇಗೆ?',
        text: 'ಜೇನುತುಪ್ಪದ ಹೆಸರನ್ನು ಒತ್ತಿ, ‘ಈ ಜಾಡಿಯ ಮೂಲ ತಿಳಿಯಿರಿ’ ಎಂಬ ಭಾಗವನ್ನು ಓದಿ.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
    link: { label: 'ಜೇನುತುಪ್ಪ ಆರಿಸಿ', href: paths.collections() },
  },
}
