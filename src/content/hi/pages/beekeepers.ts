import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/beekeepers'
import { platforms } from '@/content/hi/business/technology-platforms'
import { pageTitle } from '@/content/hi/site/site'
import { lightBenefitIcon, scene, serviceDrawing } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const beekeepers: Translated<typeof english.beekeepers> = {
  head: {
    title: pageTitle('मधुमक्खी पालकों के लिए कॉलोनी स्थानांतरण और सामान'),
    description:
      'अपनी कॉलोनियाँ वहाँ पहुँचवाएँ, जहाँ आगे फूल खिलने वाले हों। सामान के लिए पूछें: बाद में भुगतान की शर्त हम आपके साथ तय करते हैं।',
  },
  banner: {
    heading: 'कॉलोनी स्थानांतरण, और बाद में भुगतान की शर्त पर सामान',
    lead: 'हम आपके मधुमक्खी बक्से वहाँ पहुँचाते हैं, जहाँ आगे फूल खिलने वाले हों। सामान की शर्तें अनुरोध पर तय होती हैं।',
    picture: scene('beekeepers'),
    buttons: [toServices('स्थानांतरण तय करें'), { label: 'सामान ख़रीदें', href: '#inputs' }],
  },
  benefits: {
    heading: 'मधुमक्खी पालकों के लिए फ़ायदे',
    cards: [
      {
        title: 'फूल से फूल तक',
        text: 'फूलों के पीछे चलने वाली कॉलोनी को तब भी खाना मिलता है, जब पुरानी जगह पर कुछ न हो।',
        picture: lightBenefitIcon('timing'),
      },
      {
        title: 'बाद में भुगतान की शर्त',
        text: 'सामान के लिए। हमसे पूछें, शर्तें हम आपके साथ तय करते हैं।',
        picture: lightBenefitIcon('pay-later'),
      },
      {
        title: 'मधुमक्खी पालकों का बाज़ार',
        text: 'हमारे छह मार्केटप्लेस में से एक आपके लिए है।',
        picture: lightBenefitIcon('harvest'),
      },
      {
        title: 'खेत, जिन्हें मधुमक्खियाँ चाहिए',
        text: 'किसान हमसे परागण के लिए कहते हैं, और परागण के लिए कॉलोनियाँ चाहिए।',
        picture: lightBenefitIcon('yield'),
      },
    ],
  },
  services: {
    heading: 'कॉलोनियों का स्थानांतरण',
    lead: 'स्थानांतरण चुनें और अनुरोध भेजें।',
    categories: [categoryIds.beekeeperServices],
    kind: 'services',
    buyText: 'अभी अनुरोध करें',
  },
  inputs: {
    heading: 'ख़रीदने के लिए सामान',
    lead: 'आपके मधुमक्खी पालन के लिए, ऑनलाइन दुकान में।',
    categories: categoryIds.beekeeperInputs,
    kind: 'products',
  },
  road: {
    heading: 'आपकी कॉलोनियों के लिए साल एक सफ़र है',
    lead: 'एक जगह फूल मुरझाते हैं, तो कहीं और खिलते हैं। पड़ाव देखते चलें और अपना स्थानांतरण तय करें।',
    lorry: serviceDrawing('colony-migration'),
    move: { label: 'स्थानांतरण चुनें', href: '#services' },
    rest: 'फूल से फूल तक',
    quiet: 'इनमें से किसी फ़सल में अभी फूल नहीं हैं।',
  },
  technology: {
    lead: 'आपके बक्से खेत में रहते हैं, और एक मार्केटप्लेस आपके लिए है। इन दोनों से आपका वास्ता पड़ता है।',
    platforms: [platforms.field, { ...platforms.marketplace, text: 'छह में से एक मधुमक्खी पालकों के लिए है।' }],
  },
  demo: {
    heading: 'अब मधुमक्खियाँ कहाँ उड़ें?',
    text: 'डेमो में आप हमसे पूछ सकते हैं कि स्थानांतरण कैसे होता है।',
    picture: serviceDrawing('colony-migration'),
  },
}
