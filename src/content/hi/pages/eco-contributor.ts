import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/eco-contributor'
import { platforms } from '@/content/hi/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { ecoBeeDrawing, momentDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const ecoContributor: Translated<typeof english.ecoContributor> = {
  head: {
    title: pageTitle('Eco-Bee गोद लें, उसका शहद आपका'),
    description:
      'Eco-Bee गोद लें: इंटरनेट से जुड़ा मधुमक्खी बक्सा, जिसे आप लाइव देखते हैं, जिसका सारा शहद आपका है, और जिससे जैव विविधता को मदद मिलती है।',
  },
  banner: {
    heading: 'इको-सहयोगियों के लिए पेश है Eco-Bee: टिकाऊ खेती और जैव विविधता को बढ़ावा',
    lead: 'स्मार्ट मधुमक्खी बक्सा गोद लें और उसे लाइव देखें। उसका सारा शहद आपका।',
    picture: scene('eco-contributor'),
    buttons: [{ label: 'Eco-Bee को जानें', href: paths.ecoBee() }, bookDemo],
  },
  benefits: {
    heading: 'इको-सहयोगियों के लिए फ़ायदे',
    cards: [
      {
        title: '100% शहद आपका',
        text: 'ख़ुद निकालें, या चाहें तो निकलवाकर इकट्ठा करवा लें। सारा शहद आपका है।',
      },
      {
        title: 'लाइव देखें',
        text: 'सोफ़े पर, दफ़्तर में या क्लास में बैठकर लाइव तस्वीर देखें।',
      },
      {
        title: 'आसपास का भी भला',
        text: 'हर कॉलोनी अपनी उड़ान की हद में खिले फूलों का परागण करती है।',
      },
      {
        title: 'समय रहते चेतावनी',
        text: 'अलर्ट और अनुमान बताते हैं कि कब किसी को कॉलोनी देखने जाना चाहिए।',
      },
    ],
  },
  models: {
    heading: 'Eco-Bee के मॉडल',
    lead: 'जानकारी पढ़ें, फिर जो बक्सा आपको जँचे, उसे गोद लें।',
    categories: [categoryIds.ecoContributor],
    kind: 'services',
    buyText: 'अभी गोद लें',
    infoText: 'मॉडल की जानकारी',
    hidePrices: true,
  },
  year: {
    heading: 'एक बक्सा, आपके साल के चार पल',
    lead: 'बक्सा अपनी जगह रहता है। आसमान बदलता है, और साथ में आपका काम भी।',
    moments: [
      {
        when: 'शुरुआत में',
        title: 'आप चुनते हैं',
        text: 'मॉडलों की तुलना करें, जानकारी पढ़ें और एक गोद लें।',
        picture: momentDrawing('choose'),
      },
      {
        when: 'फूलों के मौसम में',
        title: 'बक्सा बताता है',
        text: 'तापमान, नमी, वज़न, आवाज़ और मधुमक्खियों की उड़ान की जानकारी आपके फ़ोन पर आती है।',
        picture: momentDrawing('bloom'),
      },
      {
        when: 'बरसात में',
        title: 'आप देखते हैं',
        text: 'दिन हो या रात, HD लाइवस्ट्रीम देखें, या जो छूट गया उसे फिर से चलाएँ।',
        picture: momentDrawing('rains'),
      },
      {
        when: 'शहद निकालने के बाद',
        title: 'शहद आपका',
        text: 'कितना शहद निकला, यह अपने आप दर्ज होता है, और सारा शहद आपका है।',
        picture: momentDrawing('harvest'),
      },
    ],
    links: [
      { label: 'मॉडल चुनें', href: '#models' },
      { label: 'Eco-Bee की सारी ख़ूबियाँ', href: paths.ecoBee() },
    ],
  },
  adopters: {
    heading: 'Eco-Bee कौन गोद लेता है',
    people: [
      {
        title: 'पर्यावरण की फ़िक्र करने वाले',
        text: 'आप मधुमक्खियों के लिए कुछ करना चाहते हैं, और उसका स्वाद भी चखना चाहते हैं।',
        picture: ecoBeeDrawing('ownership'),
      },
      {
        title: 'दूर से निवेश करने वाले',
        text: 'आप खेती में पैसा लगाते हैं और घर बैठे उसका हाल देखते हैं।',
        picture: ecoBeeDrawing('remote-investor'),
      },
      {
        title: 'स्कूल और विश्वविद्यालय',
        text: 'विद्यार्थी कॉलोनी को देखते हैं और उसके डेटा से सीखते हैं।',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  technology: {
    lead: 'आपका वास्ता एक ही नेटवर्क से पड़ता है: वही, जिसके खेत में आपका बक्सा रखा है।',
    platforms: [
      platforms.field,
      {
        title: 'आपका फ़ोन',
        text: 'बक्सा जो कुछ मापता है, वह यहाँ दिखता है, और दिन-रात उसका वीडियो भी।',
      },
      { title: 'आपकी रसोई', text: 'सारा शहद आपका है: ख़ुद निकालें, या निकलवाकर इकट्ठा करवा लें।' },
    ],
  },
  start: {
    heading: 'इको-सहयोगी बनें',
    text: 'इको-सहयोगी के तौर पर रजिस्टर करें और अपना Eco-Bee चुनें।',
    label: 'अभी शुरू करें',
  },
}
