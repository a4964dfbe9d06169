import type * as english from '@/content/en/features/bloom-calendar'
import { cropDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/**
 * The bloom calendar of `/farmers` and the road of `/beekeepers`. The months are an example and the pages say so; they are data,
 * as in the English file, and so are the words of `offer`.
 */
export const bloomCalendar: Translated<typeof english.bloomCalendar> = {
  note: 'ಈ ತಿಂಗಳುಗಳು ಉದಾಹರಣೆಗೆ ಮಾತ್ರ. ಬಿತ್ತನೆ, ಜಿಲ್ಲೆ ಮತ್ತು ಹವಾಮಾನಕ್ಕೆ ತಕ್ಕಂತೆ ಅವು ಬದಲಾಗುತ್ತವೆ.',
  crops: [
    {
      name: 'ಸಾಸಿವೆ',
      picture: cropDrawing('mustard'),
      offer: ['mustard'],
      full: ['December', 'January'],
      edges: ['November', 'February'],
    },
    {
      name: 'ಕೊತ್ತಂಬರಿ',
      picture: cropDrawing('coriander'),
      offer: ['coriander'],
      full: ['January', 'February'],
      edges: ['March'],
    },
    {
      name: 'ಬೀಜದ ಈರುಳ್ಳಿ',
      picture: cropDrawing('onion'),
      offer: ['onion seed', 'onion'],
      full: ['February', 'March'],
      edges: ['April'],
    },
    {
      name: 'ಲಿಚಿ',
      picture: cropDrawing('litchi'),
      offer: ['litchi', 'lychee'],
      full: ['March'],
      edges: ['February', 'April'],
    },
    {
      name: 'ಸೇಬು',
      picture: cropDrawing('apple'),
      offer: ['apple'],
      full: ['March', 'April'],
      edges: [],
    },
    {
      name: 'ಸೂರ್ಯಕಾಂತಿ',
      picture: cropDrawing('sunflower'),
      offer: ['sunflower'],
      full: ['April', 'May'],
      edges: ['March'],
    },
  ],
  /** What the present month, once it is known, is introduced with; until then the head of the months. */
  now: (month) => `ಈಗ: ${month}`,
  nowOnRoad: (month) => `ಈಗ: ${month}.`,
  head: 'ತಿಂಗಳವಾರು',
  /** What the colours stand for. */
  states: {
    full: 'ಹೂ ತುಂಬಿರುವ ಕಾಲ',
    edge: 'ಹೂ ಶುರುವಾಗುವ ಅಥವಾ ಮುಗಿಯುವ ಕಾಲ',
    none: 'ಹೂವಿಲ್ಲದ ಕಾಲ',
  },
  /** The crops that flower in the present month. */
  inFlower: {
    full: (crops) => `ಹೂ ತುಂಬಿರುವ ಬೆಳೆ: ${crops}.`,
    edge: (crops) => `ಹೂ ಶುರುವಾಗಿರುವ ಅಥವಾ ಮುಗಿಯುತ್ತಿರುವ ಬೆಳೆ: ${crops}.`,
  },
  /** When a crop has some flowers. */
  edgeIn: (months) => `ಹೂ ಶುರುವಾಗುವ ಅಥವಾ ಮುಗಿಯುವ ಕಾಲ: ${months}.`,
  /** What a crop does in the present month. */
  present: {
    full: 'ಈಗ ಹೂಬಿಟ್ಟಿದೆ.',
    edge: 'ಈಗ ಕೆಲವು ಹೂಗಳು ಅರಳಿವೆ.',
    soon: 'ಮೊದಲ ಹೂಗಳು ಮುಂದಿನ ತಿಂಗಳು ಅರಳುತ್ತವೆ.',
    none: 'ಈಗ ಹೂಬಿಟ್ಟಿಲ್ಲ.',
  },
}
