import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/book-demo'
import { detailCount, detailNouns } from '@/content/kn/features/lead'
import { pageTitle } from '@/content/kn/site/site'
import type { Translated } from '@/content/translated'

export const bookDemoPage: Translated<typeof english.bookDemoPage> = {
  head: {
    title: pageTitle('ನಮ್ಮ ಜೇನುತುಪ್ಪ, ಜೇನು ಪೆಟ್ಟಿಗೆ, ಸೇವೆಗಳ ಡೆಮೊ ಬುಕ್ ಮಾಡಿ'),
    description: `ಜೇನುತುಪ್ಪ, ಜೇನು ಪೆಟ್ಟಿಗೆ, ಸೇವೆಗಳನ್ನು ನೀವೇ ನೋಡಿ: ${detailCount} ಮತ್ತು ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಬಂದ ಕೋಡ್ ಸಾಕು, ನಂತರ ನಾವು ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.`,
  },
  heading: 'ಡೆಮೊ ಬುಕ್ ಮಾಡಿ',
  lead: `${detailCount}, ಒಂದು ಕೋಡ್, ನಂತರ ನಾವು ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.`,
  picture: { src: '/images/scenes/demo-request.svg', width: 600, height: 290, alt: '' },
  path: {
    heading: 'ಇದು ಹೇಗೆ ನಡೆಯುತ್ತದೆ',
    steps: [
      {
        title: detailCount,
        text: 'ನೀವು ಯಾರು, ನಿಮ್ಮನ್ನು ಹೇಗೆ ಸಂಪರ್ಕಿಸಬೇಕು ಎಂದು ಅವು ನಮಗೆ ತಿಳಿಸುತ್ತವೆ.',
      },
      { title: 'ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಕೋಡ್', text: 'ಫೋನ್ ಸಂಖ್ಯೆ ನಿಮ್ಮದೇ ಎಂದು ಆರು ಅಂಕಿಗಳು ತೋರಿಸುತ್ತವೆ.' },
      { title: 'ನಾವು ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ', text: 'ನಿಮ್ಮ ವಿನಂತಿ ನಮ್ಮ ಬಳಿ ಇರುತ್ತದೆ, ಮುಂದಿನ ಹೆಜ್ಜೆ ನಮ್ಮದು.' },
    ],
  },
  reach: { heading: 'ಮಾತನಾಡಬೇಕೇ?' },
}

/** What happens to the details, said where they are asked for. */
export const dataNotice: Translated<typeof english.dataNotice> = {
  heading: 'ನಿಮ್ಮ ಉತ್ತರಗಳು ಏನಾಗುತ್ತವೆ',
  items: [
    {
      name: 'ನಾವು ಏನು ಕೇಳುತ್ತೇವೆ',
      text: `${detailNouns}.`,
    },
    {
      name: 'ಏಕೆ',
      text: 'ಫೋನ್ ಸಂಖ್ಯೆ ನಿಮ್ಮದೇ ಎಂದು ಪರಿಶೀಲಿಸಲು ಮತ್ತು ಡೆಮೊ ಏರ್ಪಡಿಸಲು. ಬೇರೆ ಯಾವುದಕ್ಕೂ ಅಲ್ಲ.',
    },
    {
      name: 'ಎಲ್ಲಿಗೆ ಹೋಗುತ್ತವೆ',
      text: 'ಕೋಡ್ ಕಳುಹಿಸುವ ನಮ್ಮ ಗುರುತಿನ ಸೇವೆಗೆ ಮತ್ತು ನಮ್ಮ ನೋಂದಣಿ ಸೇವೆಗೆ.',
    },
    { name: 'ಅಳಿಸಲು ಏನು ಮಾಡಬೇಕು', text: 'ಯಾವಾಗ ಬೇಕಾದರೂ ಅದೇ ಇಮೇಲ್ ವಿಳಾಸದಿಂದ ನಮಗೆ ಬರೆಯಿರಿ.' },
  ],
  writeTo: 'ಯಾರಿಗೆ ಬರೆಯಬೇಕು',
  privacy: { label: 'ಕುಕೀ ಮತ್ತು ಗೌಪ್ಯತಾ ನೀತಿ', href: paths.privacy() },
}

/** Words of the two steps of the demo booking (R-DEMO-01 to R-OTP-22). */
export const bookingCopy: Translated<typeof english.bookingCopy> = {
  needsScripts: { text: 'ಈ ಫಾರಂಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.' },
  details: {
    progress: '2 ಹಂತಗಳಲ್ಲಿ 1ನೇ ಹಂತ',
    heading: 'ನಿಮ್ಮ ವಿವರಗಳು',
    submit: 'ಸಲ್ಲಿಸಿ',
    /** What the asterisk of a field means. */
    needed: '* ಅಗತ್ಯ.',
    sending: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
    /** `{digits}` are the last two of the number. */
    pending: 'ಕೊನೆಯಲ್ಲಿ {digits} ಇರುವ ಫೋನ್ ಸಂಖ್ಯೆಗೆ ಕೋಡ್ ಕಳುಹಿಸಲಾಗಿದೆ.',
    toCode: 'ಕೋಡ್ ನಮೂದಿಸಿ',
    noSize: 'ಗಾತ್ರ ಆಯ್ಕೆಮಾಡಿ',
    /** Shown in front of the phone number, and never a part of it. */
    countryCode: '+91',
  },
  code: {
    progress: '2 ಹಂತಗಳಲ್ಲಿ 2ನೇ ಹಂತ',
    heading: 'ನಿಮ್ಮ ಕೋಡ್ ನಮೂದಿಸಿ',
    /** `{digits}` are the last two of the number. */
    sentTo: 'ಕೊನೆಯಲ್ಲಿ {digits} ಇರುವ ಫೋನ್ ಸಂಖ್ಯೆಗೆ ಕಳುಹಿಸಿದ ಆರು ಅಂಕಿಗಳು.',
    boxes: 'OTP ಕೋಡ್',
    /** The name of one box of the code, counted from 1. */
    digit: (position, count) => `${count} ಅಂಕಿಗಳಲ್ಲಿ ${position}ನೇ ಅಂಕಿ`,
    verify: 'OTP ಪರಿಶೀಲಿಸಿ',
    verifying: 'ನಿಮ್ಮ ಕೋಡ್ ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ…',
    incomplete: 'ದಯವಿಟ್ಟು 6 ಅಂಕಿಗಳ ಸರಿಯಾದ OTP ನಮೂದಿಸಿ',
    wrong: 'ಈ ಕೋಡ್ ಸ್ವೀಕಾರವಾಗಲಿಲ್ಲ. ಆರು ಅಂಕಿಗಳನ್ನು ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ಇನ್ನೊಂದು ಕೋಡ್ ಕೇಳಿ.',
    accepted: 'ನಿಮ್ಮ ಕೋಡ್ ಸ್ವೀಕಾರವಾಗಿದೆ, ಆದರೆ ನಿಮ್ಮ ವಿನಂತಿ ಇನ್ನೂ ನಮ್ಮನ್ನು ತಲುಪಿಲ್ಲ.',
    offline: {
      verify: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಕೋಡ್ ಬಾಕ್ಸ್‌ಗಳಲ್ಲೇ ಇರುತ್ತದೆ: ಸಂಪರ್ಕ ಮರಳಿದಾಗ ಪರಿಶೀಲಿಸಿ.',
      request: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ನಿಮ್ಮ ಕೋಡ್ ಸ್ವೀಕಾರವಾಗಿದೆ: ಸಂಪರ್ಕ ಮರಳಿದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      resend: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ, ಹಾಗಾಗಿ ಕೋಡ್ ಕಳುಹಿಸಿಲ್ಲ. ಸಂಪರ್ಕ ಮರಳಿದಾಗ ಕೇಳಿ.',
    },
    timedOut: {
      verify: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ, ಆದರೆ ನಿಮ್ಮ ಕೋಡ್ ನಮ್ಮನ್ನು ತಲುಪಿರಬಹುದು. ಈಗ ಅದು ಸ್ವೀಕಾರವಾಗದಿದ್ದರೆ, ಇನ್ನೊಂದು ಕೋಡ್ ಕೇಳಿ.',
      request: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ, ಆದರೆ ನಿಮ್ಮ ವಿನಂತಿ ನಮ್ಮನ್ನು ತಲುಪಿರಬಹುದು. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿದರೆ ಅದು ಎರಡು ಬಾರಿ ಹೋಗಬಹುದು.',
      resend: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ, ಆದರೆ ಇನ್ನೊಂದು ಕೋಡ್ ಕಳುಹಿಸಿರಬಹುದು. ಮೊದಲು ಅದು ಬಂದಿದೆಯೇ ನೋಡಿ.',
    },
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    notReceived: 'OTP ಬಂದಿಲ್ಲವೇ?',
    resend: 'OTP ಮತ್ತೆ ಕಳುಹಿಸಿ',
    lockedFor: (seconds) => `ಇನ್ನೊಂದು ಕೋಡ್ ಕೇಳಲು ಹೆಚ್ಚೆಂದರೆ ${seconds} ಸೆಕೆಂಡು ಕಾಯಬೇಕು.`,
    unlocked: 'ಈಗ ಇನ್ನೊಂದು ಕೋಡ್ ಕೇಳಬಹುದು.',
    /** The seconds left of the lock, beside the button, for those who see it. */
    secondsLeft: (seconds) => `${seconds} ಸೆ.`,
    summary: 'ನಿಮ್ಮ ವಿವರಗಳು',
    change: 'ವಿವರ ಬದಲಿಸಿ',
  },
  done: {
    heading: 'ಧನ್ಯವಾದಗಳು',
    text: 'ನಿಮ್ಮ ವಿನಂತಿ ನಮ್ಮನ್ನು ತಲುಪಿದೆ. ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಮುಖಪುಟ ತೆರೆಯುತ್ತದೆ.',
  },
  failures: {
    submission: 'ಸಲ್ಲಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    other: 'ಏನೋ ತಪ್ಪಾಗಿದೆ',
    /** `message` is mostly the back end's own. */
    request: (message) => `ದೋಷ: ${message}`,
    offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ನೀವು ಬರೆದದ್ದು ಹಾಗೆಯೇ ಇದೆ: ಸಂಪರ್ಕ ಮರಳಿದಾಗ ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
    timedOut: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ, ಆದರೆ ನಿಮ್ಮ ವಿವರಗಳು ನಮ್ಮನ್ನು ತಲುಪಿರಬಹುದು. ಮತ್ತೆ ಸಲ್ಲಿಸಿದರೆ ಎರಡನೇ ಕೋಡ್ ಬರಬಹುದು.',
  },
  /** After two failures: the same request by other ways, its message written already. */
  fallback: {
    heading: 'ಕಳುಹಿಸಲು ಆಗುತ್ತಿಲ್ಲವೇ?',
    text: 'ನಮ್ಮನ್ನು ನೇರವಾಗಿ ಕೇಳಿ. ನೀವು ಬರೆದದ್ದು ಸಂದೇಶದಲ್ಲಿ ಈಗಾಗಲೇ ಇದೆ: ಅದನ್ನು ಓದಿ, ನಂತರ ಕಳುಹಿಸಿ.',
    call: (phone) => `ಕರೆ ಮಾಡಿ: ${phone}`,
    whatsApp: 'WhatsApp',
    email: 'ಇಮೇಲ್',
    subject: 'ಡೆಮೊ ವಿನಂತಿ',
    message: 'ನಮಸ್ಕಾರ, ನಾನು ಡೆಮೊ ಬುಕ್ ಮಾಡಲು ಬಯಸುತ್ತೇನೆ. ನಿಮ್ಮ ಸೈಟ್‌ನ ಫಾರಂ ಸಲ್ಲಿಕೆ ಆಗಲಿಲ್ಲ.',
  },
  requestSent: 'ವಿನಂತಿ ಕಳುಹಿಸಲಾಗಿದೆ. ನಾವು ಶೀಘ್ರದಲ್ಲೇ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.',
}
