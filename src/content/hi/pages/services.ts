import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/services'
import { sixServices } from '@/content/hi/business/six-services'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/services`: exactly six blocks (R-SVC-01). */
export const services: Translated<typeof english.services> = {
  head: {
    title: pageTitle('हमारी सेवाएँ: हमारी मधुमक्खियों के साथ काम करने के छह तरीके'),
    description: 'परागण, अनुबंध खेती, Eco-Bee गोद लेना, खेती की क्षमता से कमाई, अनुबंध उत्पादन, कॉलोनी स्थानांतरण।',
  },
  banner: {
    heading: 'हमारी सेवाएँ',
    lead: 'छह सेवाएँ: मधुमक्खियों के साथ हर तरह के काम के लिए एक। अपनी सेवा बीज के पैकेट की तरह चुनें।',
    picture: scene('services', 'छह षट्कोणों के बीच एक मधुमक्खी बक्सा: फूल, अनुबंध, ट्रक, रुपया, जार और फ़ोन'),
  },
  /** A heading's words before, of and after its audience, which is set smaller and comes first or last. */
  parts: (heading) => heading.split(/(.+ के लिए )/),
  /** Heads the short list of each block. */
  bring: 'तैयार रखें',
  blocks: [
    {
      ...sixServices.pollination,
      heading: 'किसानों के लिए परागण',
      tone: 'mustard',
      text: 'कुछ फ़सलों में फल और बीज तभी बनते हैं जब मधुमक्खियाँ फूलों पर आती हैं। अगर आपकी फ़सल ऐसी है, तो अपने खेत में उनकी कॉलोनियाँ मँगाएँ।',
      bring: ['फ़सल और उसका रकबा', 'फूल कब आते हैं', 'खेत कहाँ है'],
      label: 'परागण देखें',
    },
    {
      ...sixServices.contractFarming,
      heading: 'निर्माताओं के लिए अनुबंध खेती',
      tone: 'wheat',
      text: 'बाज़ार में जो मिल जाए, उसे ख़रीदने के बजाय अपने उत्पादन के लिए अनुबंध पर जैविक शहद तैयार कराएँ, जिसका स्रोत पता हो।',
      bring: ['आप कौन-सा शहद प्रोसेस करते हैं', 'कितना चाहिए, और कब', 'आप किस क्वालिटी की जाँच करते हैं'],
      label: 'अनुबंध खेती देखें',
    },
    {
      ...sixServices.adoptableEcoBee,
      heading: 'इको-सहयोगियों के लिए Eco-Bee गोद लेने की सेवा',
      tone: 'sage',
      text: 'स्मार्ट, इंटरनेट से जुड़ा मधुमक्खी बक्सा गोद लें। आप कहीं भी रहते हों, फ़ोन पर उसका हाल देखें। उससे जो शहद निकले, सारा आपका।',
      bring: ['कौन-सा मॉडल पसंद है', 'शहद ख़ुद निकालना है या निकलवाकर इकट्ठा करवाना है'],
      label: 'गोद लेने के लिए बक्से देखें',
    },
    {
      ...sixServices.monetizing,
      heading: 'इको-उद्यमियों के लिए खेती की क्षमता से कमाई',
      tone: 'amber',
      text: 'खेती की जो क्षमता बेकार पड़ी है, उससे कोई कमाई नहीं होती। हमारे नेटवर्क में वह काम आ सकती है।',
      bring: ['आप क्या दे सकते हैं', 'वह कहाँ है', 'वह कब से उपलब्ध होगी'],
      label: 'विकल्प देखें',
    },
    {
      ...sixServices.contractManufacturing,
      heading: 'ब्रांडों के लिए अनुबंध उत्पादन',
      tone: 'clay',
      text: 'बनाते हम हैं, बेचते आप हैं। अपने लेबल वाले शहद के लिए कोटेशन मँगाएँ, और बताएँ कि आपके बाज़ार में कौन-से प्रमाणन चाहिए।',
      bring: ['आपके मन में जो उत्पाद है', 'आपको जो प्रमाणन चाहिए', 'आपका लेबल, अगर हो'],
      label: 'अनुबंध उत्पादन देखें',
    },
    {
      ...sixServices.coloniesMigration,
      heading: 'मधुमक्खी पालकों के लिए कॉलोनियों का स्थानांतरण',
      tone: 'moss',
      text: 'एक जगह फूल ख़त्म होते हैं, तो दूसरी जगह खिलने लगते हैं। हम आपकी कॉलोनियाँ वहाँ पहुँचाते हैं, और बाद में भुगतान की शर्त पर सामान देते हैं।',
      bring: ['आपके पास कितनी कॉलोनियाँ हैं', 'वे आज कहाँ हैं', 'कौन-सा सामान कम है'],
      label: 'स्थानांतरण और सामान देखें',
    },
  ],
  next: {
    heading: 'कौन-सी सेवा लें, तय नहीं?',
    text: 'डेमो में हमसे पूछें। हम बताते हैं कि हम क्या कर सकते हैं और क्या नहीं।',
    picture: scene('demo'),
    buttons: [bookDemo, { label: 'इसके पीछे की टेक्नोलॉजी', href: paths.technology() }],
  },
}
