import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/consumers'
import { frontDoor, platforms } from '@/content/hi/business/technology-platforms'
import { pageTitle } from '@/content/hi/site/site'
import { lightBenefitIcon, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const consumers: Translated<typeof english.consumers> = {
  head: {
    title: pageTitle('आपके घर के लिए जैविक शहद, जिसका स्रोत पता हो'),
    description:
      'बिना केमिकल प्रिज़र्वेटिव का जैविक शहद, जिसका स्रोत पता हो। किस्म या रंग देखकर चुनें और ऑनलाइन दुकान से ख़रीदें।',
  },
  banner: {
    heading: 'आपके घर के लिए शहद',
    lead: 'बिना प्रिज़र्वेटिव का जैविक शहद, जिसका स्रोत पता हो।',
    picture: scene('consumers'),
    buttons: [
      { label: 'जार चुनें', href: '#honey' },
      { label: 'किस्में देखें', href: paths.listing('Raw_Honey') },
    ],
  },
  products: {
    heading: 'मार्केटप्लेस से',
    lead: '‘अभी ख़रीदें’ दबाने पर ऑनलाइन दुकान खुलती है, भुगतान वहीं होता है।',
    categories: [categoryIds.consumerMarketplace],
    kind: 'products',
    food: true,
  },
  benefits: {
    heading: 'ग्राहकों के लिए फ़ायदे',
    points: [
      { title: 'सिर्फ़ शहद', text: 'कोई केमिकल प्रिज़र्वेटिव नहीं मिलाया गया।' },
      { title: 'कहाँ का है', text: 'मूल देश, अगर हमें पता हो।' },
      { title: 'प्रमाणपत्र सामने', text: 'जहाँ प्रमाणपत्र हो, पढ़ लें।' },
      { title: 'स्कैन करने का कोड', text: 'हर जार के पेज पर।' },
    ],
  },
  colours: {
    heading: 'रंग देखकर चुनें',
    lead: 'जो रंग अच्छा लगे, उसी से शुरू करें।',
  },
  technology: {
    lead: 'फूल से आपके दरवाज़े तक, चार जगहें।',
    stations: [
      { ...platforms.field, text: 'जब तक फ़सल में फूल हैं, मधुमक्खी बक्सा यहीं रहता है।' },
      { ...platforms.plant, text: 'निकाला गया शहद यहाँ प्रोसेस होता है, जाँचा जाता है और पैक होता है।' },
      { ...platforms.darkStore, text: 'पास का डिलीवरी गोदाम: जार यहाँ ड्राइवर का इंतज़ार करते हैं।' },
      frontDoor,
    ],
  },
  more: {
    heading: 'अभी तय नहीं किया?',
    links: [
      {
        label: 'हमारे सारे शहद',
        href: paths.allProducts(),
        text: 'खोजें, क्रम बदलें और फ़िल्टर करें।',
        picture: scene('products'),
      },
      {
        label: 'स्टोर खोजें',
        href: paths.stores(),
        text: 'अपने नज़दीक का स्टोर देखें।',
        picture: lightBenefitIcon('origin'),
      },
    ],
  },
}
