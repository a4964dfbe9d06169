import { paths } from '@/config/paths'
import type * as english from '@/content/en/business/apps'
import { bookDemo } from '@/content/hi/site/site'
import { appDrawing, screenDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'
import { networkMap } from './networks'

/** The three apps. What DTN and ACN stand for is not given anywhere, so nothing is said about it. */
export const apps: Translated<typeof english.apps> = [
  {
    id: 'DTNApp',
    name: 'DTN App',
    answer: 'मेरा नेटवर्क DTN पर काम करता है',
    forWhom: 'आपका नेटवर्क DTN App पर काम करता है।',
    notFor: 'आपके नेटवर्क में किसी ने इसका नाम नहीं लिया। इंस्टॉल करने से पहले अपने नेटवर्क में पूछें, या डेमो में हमसे पूछें।',
    ask: bookDemo,
    picture: appDrawing('dtn-app', 'फ़ोन, जिस पर जारों वाली शेल्फ़ें दिखती हैं और यह भी कि कौन-सी कितनी भरी है'),
    screen: {
      picture: screenDrawing('dtn-app', 'फ़ोन, जिस पर जारों की तीन शेल्फ़ें हैं; उनमें से एक लगभग ख़ाली है'),
      words: ['शेल्फ़ें', 'सरसों', 'लीची', 'जंगल'],
    },
  },
  {
    id: 'ACNNetwork',
    name: 'ACN Network',
    answer: 'मेरा नेटवर्क ACN पर काम करता है',
    forWhom: 'आपका नेटवर्क ACN Network ऐप पर काम करता है।',
    notFor: 'हमारे नेटवर्क आपके लिए नए हैं। डेमो बुक करें और पूछें कि आपका ऐप कौन-सा है।',
    ask: bookDemo,
    picture: appDrawing('acn-network', 'फ़ोन, जिस पर कई षट्कोण बीच के एक षट्कोण से जुड़े हैं'),
    screen: {
      picture: screenDrawing('acn-network', 'फ़ोन, जिस पर छह षट्कोण हैं और हर एक बीच वाले से जुड़ा है'),
      words: ['आपका नेटवर्क', 'खेत नेटवर्क', 'प्लांट नेटवर्क', 'मधुमक्खी नेटवर्क'],
    },
  },
  {
    id: 'AgriMinerApp',
    name: 'AgriMiner App',
    answer: 'मैं AgriMiner हूँ',
    forWhom: 'आप AgriMiner हैं। हमारे पाँच में से चार नेटवर्कों में यह भूमिका है।',
    notFor: 'आपकी भूमिका का नाम कुछ और है। उसे हमारे नेटवर्कों के नक्शे पर खोजें।',
    ask: { label: 'नक्शे पर अपनी भूमिका खोजें', href: `${paths.technology()}#${networkMap.id}` },
    picture: appDrawing('agriminer-app', 'फ़ोन, जिस पर खेतों का नक्शा है और उसके नीचे चढ़ती हुई रेखा'),
    screen: {
      picture: screenDrawing('agriminer-app', 'फ़ोन, जिस पर खेतों का नक्शा है और उसके नीचे बढ़ते हुए कॉलम'),
      words: ['खेत', 'AgriMiner'],
    },
  },
]

/** Words around the apps, wherever they stand: each is finished by the sentence after it. */
export const appCopy: Translated<typeof english.appCopy> = {
  forWhom: 'आपके लिए है, अगर',
  notFor: 'आपके लिए नहीं, अगर',
}
