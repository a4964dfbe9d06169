import type * as english from '@/content/en/business/networks'
import { format } from '@/content/hi/site/format'
import type { Translated } from '@/content/translated'

/**
 * The five networks in the order of their lines on the map, in which every shared role joins neighbours: the same role has the
 * same name everywhere. `short` stands in a list of networks, `alone` after 'X की भूमिका सिर्फ़'.
 */
export const networks: Translated<typeof english.networks> = [
  {
    name: 'खेत नेटवर्क',
    line: 'field',
    short: 'खेत',
    text: 'यहाँ फ़सलें उगती हैं और मधुमक्खियों के बक्से रखे होते हैं।',
    alone: 'खेत नेटवर्क में है, जहाँ फ़सलें उगती हैं और मधुमक्खियों के बक्से रखे होते हैं',
    roles: ['एजेंट', 'AgriMiner', 'श्रमिक किसान', 'ऑपरेटर', 'डेवलपर QA', 'एग्ज़ीक्यूटिव', 'प्रोडक्शन मैनेजर', 'FF'],
  },
  {
    name: 'संपत्ति प्रबंधन',
    line: 'assets',
    short: 'संपत्ति प्रबंधन',
    text: 'यहाँ खेती की क्षमता काम में लाई जाती है।',
    alone: 'संपत्ति प्रबंधन में है, जहाँ खेती की क्षमता काम में लाई जाती है',
    roles: ['एजेंट', 'AgriMiner', 'इको-उद्यमी', 'ऑपरेटर', 'QA', 'एग्ज़ीक्यूटिव', 'प्रोडक्शन मैनेजर'],
  },
  {
    name: 'प्लांट नेटवर्क',
    line: 'plant',
    short: 'प्लांट',
    text: 'यहाँ शहद प्रोसेस और पैक होता है।',
    alone: 'प्लांट नेटवर्क में है, जहाँ शहद प्रोसेस और पैक होता है',
    roles: [
      'एजेंट',
      'AgriMiner',
      'प्लांट मालिक',
      'ऑपरेटर',
      'QA',
      'मैनेजर',
      'टेक्नीशियन',
      'कर्मचारी',
      'एग्ज़ीक्यूटिव',
      'प्रोसेसिंग कर्मचारी',
      'पैकेजिंग कर्मचारी',
    ],
  },
  {
    name: 'डार्क स्टोर',
    line: 'store',
    short: 'डार्क स्टोर',
    text: 'यहाँ जार ड्राइवर के लिए तैयार रहते हैं।',
    alone: 'डार्क स्टोर नेटवर्क में है, जहाँ जार ड्राइवर के लिए तैयार रहते हैं',
    roles: ['एजेंट', 'Agriminer', 'स्टोर मालिक', 'स्टोर ऑपरेटर', 'स्टोर QA', 'ड्राइवर'],
  },
  {
    name: 'मधुमक्खी नेटवर्क',
    line: 'bee',
    short: 'मधुमक्खी',
    text: 'यहाँ ऑफ़िसर और इंस्पेक्टर खेतों में काम करते हैं।',
    alone: 'मधुमक्खी नेटवर्क में है, जहाँ ऑफ़िसर और इंस्पेक्टर खेतों में काम करते हैं',
    roles: ['फ़ील्ड ऑफ़िसर', 'फ़ील्ड इंस्पेक्टर', 'ICS एग्ज़ीक्यूटिव', 'ICS मैनेजर'],
  },
]

const counts = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच'] as const

/** Words of the map of networks. */
export const networkMap: Translated<typeof english.networkMap> = {
  id: 'networks',
  heading: 'पाँच नेटवर्क, एक नक्शा',
  lead: 'हर लाइन एक नेटवर्क है, और उस पर हर स्टॉप एक भूमिका। सफ़ेद पट्टी उन नेटवर्कों को जोड़ती है जिनमें कोई भूमिका साझा है।',
  choose: 'कोई लाइन या भूमिका चुनें',
  whole: 'पूरा नक्शा',
  hint: 'किसी लाइन या भूमिका को छुएँ: जो उससे जुड़ा है, वही चमकता रहेगा।',
  shared: 'कई नेटवर्कों में',
  own: 'सिर्फ़ एक नेटवर्क में',
  alone: ({ name }) => `सिर्फ़ ${name} में`,
  ofNetwork: ({ name, text, roles }, own) => {
    if (own === roles.length) return `${name}: ${text} इसमें ${own} भूमिकाएँ हैं, और सभी सिर्फ़ इसी नेटवर्क में हैं।`
    if (own === 1) return `${name}: ${text} इसमें ${roles.length} भूमिकाएँ हैं, जिनमें से एक सिर्फ़ इसी नेटवर्क में है।`
    return `${name}: ${text} इसमें ${roles.length} भूमिकाएँ हैं, जिनमें से ${counts[own] ?? own} सिर्फ़ इसी नेटवर्क में हैं।`
  },
  ofRole: (role, at) =>
    at[1]
      ? `${role} की भूमिका ${counts[at.length] ?? at.length} नेटवर्कों में है: ${format.list(at.map(({ short }) => short))}।`
      : `${role} की भूमिका सिर्फ़ ${at[0]?.alone}।`,
}
