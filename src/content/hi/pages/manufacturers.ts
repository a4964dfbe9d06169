import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/manufacturers'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { lightBenefitIcon, orderDrawing, scene } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const manufacturers: Translated<typeof english.manufacturers> = {
  head: {
    title: pageTitle('निर्माताओं के लिए शहद की अनुबंध खेती'),
    description: 'जैविक शहद, जिसका स्रोत पता हो, आपके उत्पादन के लिए अनुबंध पर तैयार: शहद चुनें और उसका अनुरोध करें।',
  },
  banner: {
    heading: 'निर्माताओं के लिए शहद की अनुबंध खेती',
    lead: 'जैविक शहद, जिसका स्रोत पता हो, आपके उत्पादन के लिए अनुबंध पर तैयार।',
    picture: scene('manufacturers'),
    buttons: [toServices('शहद देखें'), bookDemo],
  },
  services: {
    heading: 'अनुबंध खेती सेवाएँ',
    lead: 'चरण 2, फ़सल: इनमें से हर शहद हम आपके लिए तैयार कर सकते हैं।',
    categories: [categoryIds.contractFarming],
    kind: 'services',
    buyText: 'अभी अनुरोध करें',
  },
  benefits: {
    heading: 'निर्माताओं के लिए फ़ायदे',
    points: [
      {
        title: 'स्रोत मालूम',
        text: 'अनुबंध खेती फ़ार्म से ही शुरू होती है।',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'सप्लाई की योजना बनाएँ',
        text: 'अनुबंध में तय।',
        picture: lightBenefitIcon('demand'),
      },
      {
        title: 'शुरू से साफ़',
        text: 'जैविक, बिना केमिकल प्रिज़र्वेटिव।',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'स्रोत की जानकारी',
        text: 'फ़ार्म की प्रक्रियाएँ, जिनका पता चल सके।',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  order: {
    heading: 'एक ऑर्डर, परत-दर-परत',
    lead: 'छह चरण, और हर चरण पर आप क्या तय करते हैं।',
    decides: 'आप तय करते हैं:',
    folds: [
      { title: 'अनुबंध', decision: 'कितना शहद, और किस सीज़न के लिए।', picture: orderDrawing('contract') },
      {
        title: 'फ़सल',
        decision: 'शहद किस फूल का हो।',
        picture: orderDrawing('crop'),
        offers: { label: 'शहद चुनें', href: '#services' },
      },
      { title: 'खेत', decision: 'फ़सल कहाँ उगे, अगर आपको इससे फ़र्क पड़ता हो।', picture: orderDrawing('harvest') },
      { title: 'जाँच', decision: 'शहद किस कसौटी पर खरा उतरे।', picture: orderDrawing('test') },
      { title: 'ड्रम', decision: 'शहद किसमें भरा जाए।', picture: orderDrawing('drum') },
      { title: 'डिलीवरी', decision: 'शहद कहाँ पहुँचे, और कितनी खेपों में।', picture: orderDrawing('delivery') },
    ],
  },
  demo: {
    heading: 'अगले सीज़न की योजना हमारे साथ बनाएँ',
    text: 'जो जवाब आपके पास पहले से हैं, उन्हें लेकर डेमो में आएँ।',
  },
}
