import type * as english from '@/content/en/business/networks'
import { format } from '@/content/kn/site/format'
import type { Translated } from '@/content/translated'

/**
 * The five networks in the order of their lines on the map. A role that several of them share is written alike in all;
 * `Agriminer` is that of dark stores.
 */
export const networks: Translated<typeof english.networks> = [
  {
    name: 'ಹೊಲ ನೆಟ್‌ವರ್ಕ್',
    line: 'field',
    short: 'ಹೊಲ',
    text: 'ಬೆಳೆ ಬೆಳೆಯುವ, ಜೇನು ಪೆಟ್ಟಿಗೆಗಳಿರುವ ಜಾಗ.',
    alone: 'ಹೊಲ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಮಾತ್ರ. ಅಲ್ಲಿ ಬೆಳೆ ಬೆಳೆಯುತ್ತದೆ, ಜೇನು ಪೆಟ್ಟಿಗೆಗಳಿರುತ್ತವೆ',
    roles: [
      'ಏಜೆಂಟ್',
      'AgriMiner',
      'ಕಾರ್ಮಿಕ ರೈತರು',
      'ಆಪ\u00ADರೇಟರ್',
      'ಡೆವಲಪರ್ QA',
      'ಎಕ್ಸಿಕ್ಯೂ\u00ADಟಿವ್',
      'ಪ್ರೊಡಕ್ಷನ್ ಮ್ಯಾನೇಜರ್',
      'FF',
    ],
  },
  {
    name: 'ಆಸ್ತಿ ನಿರ್ವಹಣೆ',
    line: 'assets',
    short: 'ಆಸ್ತಿ ನಿರ್ವಹಣೆ',
    text: 'ಕೃಷಿ ಸಾಮರ್ಥ್ಯವನ್ನು ಬಳಕೆಗೆ ತರುವ ಜಾಗ.',
    alone: 'ಆಸ್ತಿ ನಿರ್ವಹಣೆಯಲ್ಲಿ ಮಾತ್ರ. ಅಲ್ಲಿ ಕೃಷಿ ಸಾಮರ್ಥ್ಯವನ್ನು ಬಳಕೆಗೆ ತರಲಾಗುತ್ತದೆ',
    roles: ['ಏಜೆಂಟ್', 'AgriMiner', 'ಇಕೋ-ಉದ್ಯಮಿ', 'ಆಪ\u00ADರೇಟರ್', 'QA', 'ಎಕ್ಸಿಕ್ಯೂ\u00ADಟಿವ್', 'ಪ್ರೊಡಕ್ಷನ್ ಮ್ಯಾನೇಜರ್'],
  },
  {
    name: 'ಘಟಕ ನೆಟ್‌ವರ್ಕ್',
    line: 'plant',
    short: 'ಘಟಕ',
    text: 'ಜೇನುತುಪ್ಪ ಸಂಸ್ಕರಿಸಿ ಪ್ಯಾಕ್ ಮಾಡುವ ಜಾಗ.',
    alone: 'ಘಟಕ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಮಾತ್ರ. ಅಲ್ಲಿ ಜೇನುತುಪ್ಪವನ್ನು ಸಂಸ್ಕರಿಸಿ ಪ್ಯಾಕ್ ಮಾಡಲಾಗುತ್ತದೆ',
    roles: [
      'ಏಜೆಂಟ್',
      'AgriMiner',
      'ಘಟಕ ಮಾಲೀ\u00ADಕರು',
      'ಆಪ\u00ADರೇಟರ್',
      'QA',
      'ಮ್ಯಾನೇಜರ್',
      'ಟೆಕ್ನಿ\u00ADಷಿಯನ್',
      'ಕೆಲಸ\u00ADಗಾರರು',
      'ಎಕ್ಸಿಕ್ಯೂ\u00ADಟಿವ್',
      'ಸಂಸ್ಕರಣಾ ಕೆಲಸ\u00ADಗಾರರು',
      'ಪ್ಯಾಕಿಂಗ್ ಕೆಲಸ\u00ADಗಾರರು',
    ],
  },
  {
    name: 'ಡಾರ್ಕ್ ಸ್ಟೋರ್',
    line: 'store',
    short: 'ಡಾರ್ಕ್ ಸ್ಟೋರ್',
    text: 'ಹತ್ತಿರದ ಡೆಲಿವರಿ ಗೋದಾಮು. ಚಾಲಕರು ಒಯ್ಯಲು ಜಾಡಿಗಳು ಇಲ್ಲಿ ಸಿದ್ಧವಾಗಿರುತ್ತವೆ.',
    alone: 'ಡಾರ್ಕ್ ಸ್ಟೋರ್ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಮಾತ್ರ. ಚಾಲಕರು ಒಯ್ಯಲು ಜಾಡಿಗಳು ಅಲ್ಲಿ ಸಿದ್ಧವಾಗಿರುತ್ತವೆ',
    roles: ['ಏಜೆಂಟ್', 'Agriminer', 'ಸ್ಟೋರ್ ಮಾಲೀ\u00ADಕರು', 'ಸ್ಟೋರ್ ಆಪ\u00ADರೇಟರ್', 'ಸ್ಟೋರ್ QA', 'ಚಾಲಕರು'],
  },
  {
    name: 'ಜೇನುನೊಣ ನೆಟ್‌ವರ್ಕ್',
    line: 'bee',
    short: 'ಜೇನುನೊಣ',
    text: 'ಹೊಲಗಳಲ್ಲಿರುವ ಆಫೀಸರ್‌ಗಳು ಮತ್ತು ಇನ್‌ಸ್ಪೆಕ್ಟರ್‌ಗಳು.',
    alone: 'ಜೇನುನೊಣ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಮಾತ್ರ. ಅದರ ಆಫೀಸರ್‌ಗಳು ಮತ್ತು ಇನ್‌ಸ್ಪೆಕ್ಟರ್‌ಗಳು ಹೊಲಗಳಲ್ಲಿರುತ್ತಾರೆ',
    roles: ['ಫೀಲ್ಡ್ ಆಫೀಸರ್', 'ಫೀಲ್ಡ್ ಇನ್‌ಸ್ಪೆಕ್ಟರ್', 'ICS ಎಕ್ಸಿಕ್ಯೂ\u00ADಟಿವ್', 'ICS ಮ್ಯಾನೇಜರ್'],
  },
]

const counts = ['ಯಾವುದೂ ಇಲ್ಲ', 'ಒಂದು', 'ಎರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ಐದು'] as const

/** Words of the map of networks. */
export const networkMap: Translated<typeof english.networkMap> = {
  id: 'networks',
  heading: 'ಐದು ನೆಟ್‌ವರ್ಕ್‌ಗಳು, ಒಂದೇ ನಕ್ಷೆ',
  lead: 'ಪ್ರತಿ ಗೆರೆ ಒಂದು ನೆಟ್‌ವರ್ಕ್, ಅದರ ಮೇಲಿನ ಪ್ರತಿ ನಿಲ್ದಾಣ ಒಂದು ಪಾತ್ರ. ಒಂದೇ ಪಾತ್ರವಿರುವ ನೆಟ್‌ವರ್ಕ್‌ಗಳನ್ನು ಬಿಳಿ ಪಟ್ಟಿ ಜೋಡಿಸುತ್ತದೆ.',
  choose: 'ಗೆರೆ ಅಥವಾ ಪಾತ್ರವನ್ನು ಎತ್ತಿ ತೋರಿಸಿ',
  whole: 'ಇಡೀ ನಕ್ಷೆ',
  hint: 'ಗೆರೆ ಅಥವಾ ಪಾತ್ರವನ್ನು ಮುಟ್ಟಿ: ಅದಕ್ಕೆ ಸೇರಿದ್ದೆಲ್ಲ ಎದ್ದು ಕಾಣುತ್ತದೆ.',
  shared: 'ಹಲವು ನೆಟ್‌ವರ್ಕ್‌ಗಳಲ್ಲಿ',
  own: 'ಒಂದೇ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ',
  /** Heads the stops that one line has for itself. */
  alone: ({ name }) => `${name} ಮಾತ್ರ`,
  ofNetwork: ({ name, text, roles }, own) =>
    own < roles.length
      ? `${name}. ${text} ಇಲ್ಲಿ ${roles.length} ಪಾತ್ರಗಳಿವೆ; ಈ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇರುವುದು ${counts[own] ?? own}.`
      : `${name}. ${text} ಇಲ್ಲಿ ${roles.length} ಪಾತ್ರಗಳಿವೆ; ಎಲ್ಲವೂ ಈ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇವೆ.`,
  ofRole: (role, at) =>
    at[1]
      ? `‘${role}’ ಪಾತ್ರ ${counts[at.length] ?? at.length} ನೆಟ್‌ವರ್ಕ್‌ಗಳಲ್ಲಿದೆ: ${format.list(at.map(({ short }) => short))}.`
      : `‘${role}’ ಪಾತ್ರ ಇರುವುದು ${at[0]?.alone}.`,
}
