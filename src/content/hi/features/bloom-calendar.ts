import type * as english from '@/content/en/features/bloom-calendar'
import { cropDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/**
 * The bloom calendar of `/farmers` and the road of `/beekeepers`. The months are an example and the pages say so; they are data,
 * as in the English file, and so are the words of `offer`.
 */
export const bloomCalendar: Translated<typeof english.bloomCalendar> = {
  note: 'महीने उदाहरण के लिए हैं। बुआई, ज़िले और मौसम के हिसाब से ये बदलते हैं।',
  crops: [
    {
      name: 'सरसों',
      picture: cropDrawing('mustard'),
      offer: ['mustard'],
      full: ['December', 'January'],
      edges: ['November', 'February'],
    },
    {
      name: 'धनिया',
      picture: cropDrawing('coriander'),
      offer: ['coriander'],
      full: ['January', 'February'],
      edges: ['March'],
    },
    {
      name: 'बीज वाला प्याज़',
      picture: cropDrawing('onion'),
      offer: ['onion seed', 'onion'],
      full: ['February', 'March'],
      edges: ['April'],
    },
    {
      name: 'लीची',
      picture: cropDrawing('litchi'),
      offer: ['litchi', 'lychee'],
      full: ['March'],
      edges: ['February', 'April'],
    },
    {
      name: 'सेब',
      picture: cropDrawing('apple'),
      offer: ['apple'],
      full: ['March', 'April'],
      edges: [],
    },
    {
      name: 'सूरजमुखी',
      picture: cropDrawing('sunflower'),
      offer: ['sunflower'],
      full: ['April', 'May'],
      edges: ['March'],
    },
  ],
  /** What the present month, once it is known, is introduced with; until then the head of the months. */
  now: (month) => `अभी: ${month}`,
  nowOnRoad: (month) => `अभी: ${month}।`,
  head: 'महीने-दर-महीने',
  /** What the colours stand for. */
  states: { full: 'भरपूर फूल', edge: 'फूल आने या झड़ने का समय', none: 'फूल नहीं' },
  /** The crops that flower in the present month. */
  inFlower: {
    full: (crops) => `भरपूर फूल: ${crops}।`,
    edge: (crops) => `फूल आने या झड़ने का समय: ${crops}।`,
  },
  /** When a crop has some flowers. */
  edgeIn: (months) => `फूल आने या झड़ने का समय: ${months}।`,
  /** What a crop does in the present month. */
  present: {
    full: 'अभी फूल पर है।',
    edge: 'अभी कुछ फूल खिले हैं।',
    soon: 'पहले फूल अगले महीने खिलेंगे।',
    none: 'अभी फूल पर नहीं है।',
  },
}
