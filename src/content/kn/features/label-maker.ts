import type * as english from '@/content/en/features/label-maker'
import type { Translated } from '@/content/translated'

/** What the label maker offers, and says. */
export const labelMaker: Translated<typeof english.labelMaker> = {
  heading: 'ಜಾಡಿಯ ಮೇಲೆ ನಿಮ್ಮ ಹೆಸರು ನೋಡಿ',
  lead: 'ಹೆಸರು ಬರೆಯಿರಿ, ಜೇನುತುಪ್ಪ ಮತ್ತು ಜಾಡಿ ಆರಿಸಿ. ಇಲ್ಲಿ ಕಂಡದ್ದೇ ನಿಮ್ಮ ವಿನಂತಿಯಲ್ಲಿರುತ್ತದೆ.',
  name: 'ಲೇಬಲ್ ಮೇಲಿನ ಹೆಸರು',
  /** Stands on the label until there is a name. */
  noName: 'ನಿಮ್ಮ ಹೆಸರು',
  honey: 'ಜೇನುತುಪ್ಪ',
  jar: 'ಜಾಡಿ',
  honeys: [
    ['acacia', 'ಅಕೇಶಿಯ'],
    ['mustard', 'ಸಾಸಿವೆ'],
    ['litchi', 'ಲಿಚಿ'],
    ['ajwain', 'ಓಮ'],
    ['forest', 'ಕಾಡು'],
    ['jamun', 'ನೇರಳೆ'],
  ],
  jars: [
    ['round', 'ದುಂಡು'],
    ['six-sided', 'ಷಟ್ಕೋನ'],
    ['tall', 'ಎತ್ತರದ್ದು'],
  ],
  ofHoney: (honey) => `${honey} ಜೇನುತುಪ್ಪ`,
  /** What the drawing shows, for those who do not see it. */
  drawing: (name, honey, jar) =>
    `${honey} ಜೇನುತುಪ್ಪದ ಜಾಡಿ, ${jar}. ${name ? `ಲೇಬಲ್ ಮೇಲೆ ಬರೆದಿರುವುದು: ${name}` : 'ಲೇಬಲ್ ಮೇಲೆ ಇನ್ನೂ ಹೆಸರಿಲ್ಲ.'}`,
  note: 'ಇದು ಕರಡು ಚಿತ್ರ, ಮುದ್ರಣದ ಪ್ರೂಫ್ ಅಲ್ಲ.',
  email: 'ಇಮೇಲ್ ಮೂಲಕ RFQ',
  whatsApp: 'WhatsApp ಮೂಲಕ RFQ',
  save: 'ಚಿತ್ರ ಉಳಿಸಿ',
  saved: 'ಚಿತ್ರ ಉಳಿಸಲಾಗಿದೆ.',
  notSaved: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಚಿತ್ರ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಬರಹವನ್ನು ಕಾಪಿ ಮಾಡಬಹುದು.',
  copy: 'ಬರಹ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಬರಹ ಕಾಪಿ ಆಗಿದೆ.',
  notCopied: 'ಇಲ್ಲಿ ಏನನ್ನೂ ಕಾಪಿ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇಮೇಲ್‌ನಲ್ಲೂ ಇದೇ ಬರಹ ಇದೆ.',
  fileName: 'label',
  message: {
    subject: 'ಕೊಟೇಶನ್‌ಗೆ ವಿನಂತಿ: ಖಾಸಗಿ ಲೇಬಲ್ ಜೇನುತುಪ್ಪ',
    text: (name, honey, jar) =>
      [
        'ನಮ್ಮದೇ ಲೇಬಲ್‌ನ ಜೇನುತುಪ್ಪಕ್ಕೆ ನಮಗೆ ಕೊಟೇಶನ್ ಬೇಕು.',
        '',
        `ಲೇಬಲ್ ಮೇಲಿನ ಹೆಸರು: ${name || 'ಇನ್ನೂ ಆರಿಸಿಲ್ಲ'}`,
        `ಜೇನುತುಪ್ಪ: ${honey}`,
        `ಜಾಡಿ: ${jar}`,
      ].join('\n'),
  },
}
