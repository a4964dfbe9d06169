import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/farmers'
import { platforms } from '@/content/hi/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { lightBenefitIcon, scene, serviceDrawing } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

export const farmers: Translated<typeof english.farmers> = {
  head: {
    title: pageTitle('किसानों के लिए परागण: फ़सल में फूल आने पर मधुमक्खियाँ'),
    description:
      'अपनी फ़सल के लिए मधुमक्खी परागण का अनुरोध करें: फूल आने पर कॉलोनियाँ आपके खेत में आती हैं, और बाद में चली जाती हैं।',
  },
  banner: {
    heading: 'किसानों के लिए परागण',
    lead: 'खेत में फूल आते हैं, तो मधुमक्खी बक्से आते हैं। फूल झड़ते हैं, तो वे चले जाते हैं।',
    picture: scene('farmers'),
    buttons: [toServices('अपनी फ़सल चुनें'), bookDemo],
  },
  benefits: {
    heading: 'किसानों के लिए फ़ायदे',
    cards: [
      {
        title: 'फूल से फल तक',
        text: 'कई फ़सलों में मधुमक्खी जैसे कीट के आए बिना फूल से फल या बीज नहीं बनता।',
        picture: lightBenefitIcon('yield'),
      },
      {
        title: 'ठीक समय पर',
        text: 'मधुमक्खियाँ ठीक उन्हीं हफ़्तों में आती हैं, जब उनकी ज़रूरत हो। बाकी साल आपको उन्हें रखना नहीं पड़ता।',
        picture: lightBenefitIcon('timing'),
      },
      {
        title: 'मधुमक्खी पालन सीखना नहीं पड़ता',
        text: 'फ़सल आप सँभालते हैं। कॉलोनियाँ मधुमक्खी पालक सँभालते हैं।',
        picture: lightBenefitIcon('support'),
      },
      {
        title: 'खेत के आसपास भी फ़ायदा',
        text: 'मधुमक्खियाँ आते-जाते मेड़ की झाड़ियों, जड़ी-बूटियों और जंगली पौधों पर भी बैठती हैं।',
        picture: lightBenefitIcon('biodiversity'),
      },
    ],
  },
  services: {
    heading: 'परागण सेवाएँ',
    lead: 'अपनी फ़सल खोजें और उसके लिए ज़रूरी कॉलोनियों का अनुरोध करें।',
    categories: [categoryIds.pollination],
    kind: 'services',
    buyText: 'अभी अनुरोध करें',
  },
  calendar: {
    heading: 'आपकी फ़सल को मधुमक्खियाँ कब चाहिए?',
    lead: 'अपनी फ़सल खोजें, देखें कि उसमें फूल कब आते हैं, और समय रहते अनुरोध करें।',
    row: {
      advice: 'कॉलोनियाँ फूलों के समय आती हैं और उसके बाद चली जाती हैं।',
      toOffer: (crop) => `विकल्प देखें: ${crop}`,
      toAll: 'परागण के सभी विकल्प देखें',
      all: '#services',
    },
  },
  features: {
    heading: 'ख़ास बातें',
    lead: 'हमसे परागण कराने पर आपको क्या मिलता है।',
    cards: [
      {
        title: 'आपकी फ़सल के लिए कॉलोनियाँ',
        text: 'बाग और सरसों के खेत को मधुमक्खियाँ अलग-अलग समय पर चाहिए, इसलिए आप अपनी ही फ़सल के लिए अनुरोध करते हैं।',
      },
      {
        title: 'आपके खेत तक',
        text: 'फूलों के समय बक्से आपके पास आते हैं, फिर वहाँ चले जाते हैं जहाँ आगे फूल खिलने वाले हों।',
      },
      {
        title: 'ख़बर देने वाले बक्से',
        text: 'जहाँ बक्सा Eco-Bee है, वहाँ उसके सेंसर दर्ज करते हैं कि मधुमक्खियाँ कैसे उड़ती हैं।',
      },
    ],
  },
  technology: {
    lead: 'आपका खेत इस राह का पहला पड़ाव है। इस राह के दो नेटवर्कों से आपका वास्ता पड़ता है।',
    platforms: [platforms.field, { ...platforms.marketplace, text: 'छह में से एक किसानों के लिए है।' }],
  },
  demo: {
    heading: 'कलियाँ खिलने से पहले हमसे बात करें',
    text: 'डेमो बुक करें और हमसे पूछें कि हमारी मधुमक्खियों के साथ एक सीज़न कैसा रहता है।',
    picture: serviceDrawing('pollination'),
  },
}
