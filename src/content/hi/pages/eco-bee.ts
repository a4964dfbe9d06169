import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/eco-bee'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { ecoBeeDrawing, openedHive, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Clockwise around the drawing, from the upper left. */
const sensors: Translated<typeof english.ecoBee.sensors> = {
  image: openedHive,
  description:
    'पाँच तरह के सेंसर बताते हैं कि कॉलोनी का हाल कैसा है, और किसी को ढक्कन उठाना नहीं पड़ता। कैसे, यह देखने के लिए कोई एक चुनें।',
  alt: 'खुला हुआ स्मार्ट बक्सा: छत्तों के बीच सेंसर की छड़, नमी का सेंसर, माइक्रोफ़ोन, द्वार के ऊपर गिनती करने वाले सेंसर और तले में तराज़ू',
  featureTitle: 'IoT सेंसर',
  /** Name of the choice for those who do not see it. */
  choice: 'सेंसर',
  example: 'उदाहरण',
  features: [
    {
      title: 'तापमान',
      content:
        'मधुमक्खियाँ अपने अंडे-बच्चों को गर्म रखती हैं। तापमान बदले, तो मधुमक्खी पालक को पता चलता है कि बक्सा देखने का समय है।',
      reading: '34.6 °C',
      curve: 'M2 26c28-7 40 6 66 2s38-8 62-2 40 7 64 1 36-5 60-1',
    },
    {
      title: 'नमी',
      content:
        'मधुमक्खियाँ फूलों का रस सुखाकर शहद बनाती हैं। हवा में नमी ज़्यादा हो, तो मधुमक्खी पालक को पता चलता है कि शहद पकने में और समय लगेगा।',
      reading: '62 %',
      curve: 'M2 12c30 2 44 14 70 16s40-4 64 4 40 10 62 8 34 4 56 4',
    },
    {
      title: 'वज़न',
      content:
        'जैसे-जैसे फूलों का रस आता है, बक्सा भारी होता जाता है। तराज़ू से मधुमक्खी पालक को पता चलता है कि छत्ते भर रहे हैं।',
      reading: '41.2 किलो',
      curve: 'M2 42c28 2 42-12 64-10s40 8 60 0 36-22 60-18 40-6 68-10',
    },
    {
      title: 'मधुमक्खियों की उड़ान',
      content: 'मधुमक्खियाँ दिन भर आती-जाती हैं। द्वार सूना हो, तो मधुमक्खी पालक को पता चलता है कि कुछ बदल गया है।',
      reading: 'सुबह 11 बजे सबसे ज़्यादा',
      curve: 'M2 46c40-2 44-4 60-14s28-28 50-28 30 14 52 18 40 20 90 24',
    },
    {
      title: 'आवाज़',
      content:
        'हर कॉलोनी की अपनी गुनगुनाहट होती है। सुर बदले, तो मधुमक्खी पालक को पता चलता है कि शायद कॉलोनी को मदद चाहिए।',
      reading: 'एक-सी गुनगुनाहट',
      curve:
        'M2 28c8-22 14-22 21 0s14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 14 21 0',
    },
  ],
}

const cards: Translated<typeof english.ecoBee.features.cards> = [
  {
    image: ecoBeeDrawing('dashboard'),
    description: 'यह रीडिंग से आपके काम की चार बातें बताता है।',
    alt: 'स्क्रीन पर ग्राफ़ की रेखा, खड़ी पट्टियों की एक कतार और दो अलर्ट',
    featureTitle: 'AI एनालिटिक्स डैशबोर्ड',
    features: [
      { title: 'सेहत पर नज़र', content: 'कॉलोनी का हाल, एक नज़र में।' },
      { title: 'पैदावार का रुझान', content: 'हफ़्तों और मौसमों में बक्सा कितना शहद देता है।' },
      { title: 'अलर्ट', content: 'किसी बात पर आपको ध्यान देना हो, तो एक मैसेज।' },
      { title: 'आगे का अनुमान', content: 'अब तक की रीडिंग से आने वाले हफ़्तों का अंदाज़ा।' },
    ],
  },
  {
    image: ecoBeeDrawing('livestream'),
    description: 'एक कैमरा चौबीसों घंटे बक्से पर नज़र रखता है।',
    alt: 'कैमरे के पास एक स्क्रीन, जिस पर बक्सा लाइव दिख रहा है',
    featureTitle: '24/7 HD लाइवस्ट्रीम',
    features: [
      { title: 'दिन-रात लाइव', content: 'जब चाहें, साफ़ HD तस्वीर में देखें।' },
      { title: 'दोबारा देखें', content: 'झुंड का निकलना, आँधी या पहली उड़ान छूट गई? फिर से देख लें।' },
    ],
  },
  {
    image: ecoBeeDrawing('harvest'),
    description: 'आप जो शहद निकालते हैं, वह दर्ज हो जाता है। कॉपी में हिसाब नहीं लिखना पड़ता।',
    alt: 'शहद निकालने की मशीन से जार में गिरता शहद, पास में गिनती का मीटर',
    featureTitle: 'निकाले गए शहद का ऑटोमैटिक रिकॉर्ड',
    features: [
      { title: 'आपके लिए दर्ज', content: 'हर बार निकाला गया शहद अपने आप दर्ज होता है।' },
      { title: 'सब एक जगह', content: 'हर बार निकाले गए शहद का हिसाब जब चाहें देखें।' },
    ],
  },
  {
    image: ecoBeeDrawing('phone-app'),
    description: 'आप जहाँ भी हों, अपने बक्से की ख़बर रखें।',
    alt: 'फ़ोन की स्क्रीन पर बक्सा और उसके चारों ओर तीन मैसेज',
    featureTitle: 'मोबाइल ऐप',
    features: [
      { title: 'आपके फ़ोन पर', content: 'रीडिंग, वीडियो और निकाले गए शहद का हिसाब, एक ही ऐप में।' },
      { title: 'अलर्ट, आप जहाँ भी हों', content: 'बक्से पर ध्यान देना हो, तो ऐप आपको बताता है।' },
    ],
  },
]

const ownership: Translated<typeof english.ecoBee.ownership> = {
  image: ecoBeeDrawing('ownership'),
  description: 'आपके Eco-Bee का सारा शहद आपका है। वह आप तक कैसे पहुँचे, यह आप तय करते हैं।',
  alt: 'घर के सामने एक जार, जिस पर 100% लिखा है',
  featureTitle: '100% शहद आपका',
  features: [
    { title: 'ख़ुद शहद निकालें', content: 'बक्से के पास आएँ और अपने हाथ से शहद निकालें।' },
    { title: 'शहद संग्रह सेवाएँ', content: 'आप चाहें, तो शहद निकलवाकर इकट्ठा करवा लें।' },
  ],
}

/** Words of `/eco-bee` (R-BEE-01 to R-BEE-03). */
export const ecoBee: Translated<typeof english.ecoBee> = {
  head: {
    title: pageTitle('Eco-Bee: स्मार्ट मधुमक्खी बक्सा, जिसे आप लाइव देखें'),
    description:
      'Eco-Bee इंटरनेट से जुड़ा मधुमक्खी बक्सा है: सेंसर, AI डैशबोर्ड, HD लाइवस्ट्रीम, निकाले गए शहद का रिकॉर्ड और मोबाइल ऐप।',
  },
  banner: {
    heading: 'Eco-Bee, स्मार्ट मधुमक्खी बक्सा',
    lead: 'सेंसर, कैमरे और डैशबोर्ड वाला मधुमक्खी बक्सा। इसका सारा शहद आपका।',
    buttons: [{ label: 'Eco-Bee गोद लें', href: paths.ecoContributor() }, bookDemo],
    picture: ecoBeeDrawing('sensors', 'सोलर पैनल के नीचे स्मार्ट बक्सा, चारों ओर उसके पाँच सेंसरों के निशान'),
  },
  sensors,
  features: { heading: 'बक्से के साथ और क्या मिलता है', cards },
  ownership,
  audiences: {
    heading: 'यह किनके लिए है',
    lead: 'उनके लिए, जो अपनी मधुमक्खियाँ चाहते हैं, चाहे पास हों या दूर।',
    cards: [
      {
        title: 'पर्यावरण की फ़िक्र करने वाले',
        text: 'आपको मधुमक्खियों और जैव विविधता की फ़िक्र है, और आप देखना चाहते हैं कि आपकी मदद से क्या होता है।',
        picture: scene('eco-contributor'),
      },
      {
        title: 'दूर से निवेश करने वाले',
        text: 'आप दूर रहकर खेती में निवेश करना चाहते हैं, और देखना चाहते हैं कि आपके बक्सों का हाल कैसा है।',
        picture: ecoBeeDrawing('remote-investor'),
      },
      {
        title: 'शिक्षण संस्थान',
        text: 'आपके विद्यार्थी क्लासरूम से ही जीती-जागती कॉलोनी देखते हैं और उसकी रीडिंग पर काम करते हैं।',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  next: {
    heading: 'अपने लिए सही बक्सा चुनें',
    text: 'पहले मॉडलों की तुलना करें, या एक मॉडल हमारे साथ देखें।',
    picture: scene('demo'),
    buttons: [{ label: 'मॉडल देखें', href: paths.ecoContributor() }, bookDemo],
  },
}
