import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/eco-entrpreneur'
import { sixServices } from '@/content/hi/business/six-services'
import { platforms } from '@/content/hi/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { scene, valueChain } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const ecoEntrepreneur: Translated<typeof english.ecoEntrepreneur> = {
  head: {
    title: pageTitle('खेती की बेकार पड़ी क्षमता से कमाएँ'),
    description:
      'ज़मीन या शेड जैसी खेती की बेकार पड़ी क्षमता को हमारे नेटवर्क के काम में लगाएँ, और इको-उद्यमी बनकर उससे कमाएँ।',
  },
  banner: {
    heading: 'अपनी खेती की क्षमता से कमाएँ',
    lead: 'ख़ाली पड़ी ज़मीन या शेड से हमारे नेटवर्क में कमाई हो सकती है।',
    picture: scene('eco-entrepreneur'),
    buttons: [toServices('देखें, क्या चाहिए'), bookDemo],
  },
  benefits: {
    heading: 'इको-उद्यमियों के लिए फ़ायदे',
    cards: [
      {
        title: 'ख़ाली पड़ी चीज़ से कमाई',
        text: 'जो साल में कुछ समय ख़ाली रहता है, उससे उस समय कमाई हो सकती है।',
      },
      {
        title: 'चुनने के लिए छह सेवाएँ',
        text: 'परागण से लेकर अनुबंध उत्पादन तक: नीचे नक्शा देखें।',
      },
      {
        title: 'आपकी अपनी भूमिका',
        text: 'हमारे संपत्ति प्रबंधन नेटवर्क में एक भूमिका इको-उद्यमी की है।',
      },
      {
        title: 'ज़मीन के लिए अच्छा',
        text: 'आप जो देते हैं, वह मधुमक्खी पालन और टिकाऊ खेती के काम आता है।',
      },
    ],
  },
  services: {
    heading: 'इको-उद्यमियों के लिए सेवाएँ',
    lead: 'आपके पास जो है, उसके हिसाब से विकल्प चुनें और आवेदन करें।',
    categories: [categoryIds.ecoEntrepreneur],
    kind: 'services',
    buyText: 'अभी आवेदन करें',
    hidePrices: true,
    headingBySubcategory: true,
  },
  map: {
    heading: 'इस नक्शे पर आप कहाँ हैं?',
    lead: 'फूल से शहर तक, छह सेवाएँ। वह जगह चुनें जहाँ आपकी चीज़ काम आ सके।',
    picture: {
      wide: valueChain.wide(
        'ऊपर से दिखता नक्शा: सड़क पर ट्रक, सड़क के किनारे खेत, बाग और घास का मैदान, जिनमें मधुमक्खियों के बक्से रखे हैं; सड़क प्लांट के पास से होकर शहर के एक स्टोर तक जाती है।',
      ),
      narrow: valueChain.narrow,
    },
    places: [
      {
        service: sixServices.contractFarming.name,
        text: 'फूलों वाला खेत',
        offer: ['field', 'land'],
        page: sixServices.contractFarming.href,
      },
      {
        service: sixServices.pollination.name,
        text: 'बाग में जगह',
        offer: ['orchard'],
        page: sixServices.pollination.href,
      },
      {
        service: sixServices.adoptableEcoBee.name,
        text: 'ज़मीन नहीं? मधुमक्खी बक्सा गोद लें',
        offer: ['eco-bee'],
        page: sixServices.adoptableEcoBee.href,
      },
      {
        service: sixServices.coloniesMigration.name,
        text: 'बक्से ले जाने के लिए ट्रक',
        offer: ['carry colonies', 'transport', 'lorry', 'truck'],
        page: sixServices.coloniesMigration.href,
      },
      {
        service: sixServices.contractManufacturing.name,
        text: 'शहद के काम के लिए शेड',
        offer: ['shed', 'sheds'],
        page: sixServices.contractManufacturing.href,
      },
      {
        service: sixServices.monetizing.name,
        text: 'एक ख़ाली कमरा',
        offer: ['room', 'dark store', 'store'],
        page: '#services',
      },
    ],
    toOffer: 'विकल्प देखें',
    toPage: 'आगे पढ़ें',
  },
  technology: {
    lead: 'हमारे नेटवर्कों के नक्शे पर आपकी भूमिका है: इको-उद्यमी।',
    platforms: [
      {
        title: 'संपत्ति प्रबंधन',
        text: 'आपकी भूमिका इसी नेटवर्क में है: यहाँ खेती की क्षमता काम में लाई जाती है।',
      },
      { title: platforms.marketplace.title, text: 'छह में से एक इको-उद्यमियों के लिए है।' },
    ],
  },
  register: {
    heading: 'अपनी क्षमता काम में लगाएँ',
    text: 'इको-उद्यमी के तौर पर रजिस्टर करें।',
    label: 'अभी रजिस्टर करें',
  },
}
