import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/about-us'
import { sixServices } from '@/content/hi/business/six-services'
import { bookDemo } from '@/content/hi/site/site'
import { aboutDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/about-us` (R-ABOUT-01 to R-ABOUT-04). */
export const about: Translated<typeof english.about> = {
  head: {
    title: `${facts.name} के बारे में`,
    description: 'हम टिकाऊ खेती और मधुमक्खी पालन की सेवाएँ देते हैं। जानें हमारा मकसद, हमारी छह सेवाएँ और हमारे ब्रांड।',
  },
  banner: {
    heading: `${facts.name} के बारे में`,
    lead: 'हम फ़ार्म, प्लांट और स्टोर को एक नेटवर्क में जोड़ते हैं, ताकि शहद के स्रोत का पता चल सके।',
    picture: scene('about', 'मधुमक्खी बक्से वाला खेत, प्लांट और स्टोर, एक सुनहरी रेखा से जुड़े हुए'),
  },
  purpose: {
    heading: 'हमारा मकसद',
    paragraphs: [
      'हम टिकाऊ खेती और मधुमक्खी पालन की सेवाएँ देते हैं। हमारा आधा काम जार में पूरा होता है: बिना प्रिज़र्वेटिव का जैविक शहद, जिसका स्रोत पता हो। बाकी आधा काम खेत में ही रहता है: मधुमक्खियाँ उन फ़सलों का परागण करती हैं, जिन्हें उनकी ज़रूरत है।',
      'किसान और मधुमक्खी पालक, निर्माता और ब्रांड, इको-सहयोगी और इको-उद्यमी, सब इस काम का एक-एक हिस्सा करते हैं। हमारे नेटवर्क, ऐप और मार्केटप्लेस उन्हें साथ लाते हैं।',
    ],
    picture: aboutDrawing('two-halves', 'बाईं ओर रसोई की मेज़ पर शहद का जार, दाईं ओर सरसों के खेत पर मधुमक्खियाँ'),
  },
  services: {
    heading: 'हमारी सेवाएँ',
    paragraphs: ['छह सेवाएँ, और हर एक का अपना पेज। जिस बोर्ड पर आपका काम लिखा हो, उसी ओर चलें।'],
    whom: (audience) => `इनके लिए: ${audience}`,
    list: Object.values(sixServices),
    picture: aboutDrawing('six-fields', 'एक बक्से से पंखे की तरह फैले छह खेत, हर एक पर एक सेवा का बोर्ड'),
  },
  brands: {
    heading: 'हमारे ब्रांड',
    paragraphs: ['दो नाम हमारे, और एक वह जो आपके अपने लेबल पर हो।'],
    list: [
      {
        name: facts.name,
        text: 'शहद, सेवाएँ और उन्हें जोड़ने वाला नेटवर्क।',
        link: { label: 'शहद देखें', href: paths.collections() },
      },
      {
        name: 'Eco-Bee',
        text: 'स्मार्ट, इंटरनेट से जुड़ा मधुमक्खी बक्सा, जिसे इको-सहयोगी गोद लेते हैं।',
        link: { label: 'Eco-Bee से मिलें', href: paths.ecoBee() },
      },
      {
        name: 'आपका अपना लेबल',
        text: 'अनुबंध उत्पादन और प्राइवेट लेबलिंग में जार पर नाम आपका होता है।',
        link: { label: 'ब्रांडों के लिए', href: paths.brands() },
      },
    ],
    picture: aboutDrawing(
      'three-names',
      'हमारे निशान वाला जार, एक स्मार्ट बक्सा, और एक जार जिसका लेबल अभी बनना है',
    ),
  },
  next: {
    heading: 'हम साथ मिलकर कैसे काम करें?',
    text: 'डेमो में अपनी फ़सल, अपनी मधुमक्खियों या अपने ब्रांड के बारे में हमसे पूछें।',
    picture: scene('consumers'),
    buttons: [bookDemo, { label: 'हमारी सेवाएँ', href: paths.services() }],
  },
}
