import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/edge-ai-stack'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { ecoBeeDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/edge-ai-stack`, the layers from the top of the drawing to its foot (R-ROUTE-23). */
export const edgeAiStack: Translated<typeof english.edgeAiStack> = {
  head: {
    title: pageTitle('Edge AI Stack: मधुमक्खी बक्से से आपके फ़ोन तक'),
    description: 'Edge AI Stack में सेंसर, बक्से के पास का छोटा कंप्यूटर, क्लाउड और ऐप मिलकर कैसे काम करते हैं।',
  },
  banner: {
    heading: 'Edge AI Stack',
    lead: 'चार परतें: मधुमक्खी बक्से के सेंसर से लेकर आपके फ़ोन पर मिले जवाब तक। सबसे नीचे, 1 से शुरू करें और देखें कि रीडिंग ऊपर तक कैसे पहुँचती है।',
    picture: scene('edge-ai', 'एक के ऊपर एक चार तख़्तियाँ: फ़ोन, क्लाउड, छोटा कंप्यूटर, और फूलों के बीच मधुमक्खी बक्सा'),
  },
  takesIn: 'क्या आता है',
  passesOn: 'क्या आगे जाता है',
  layers: [
    {
      name: 'ऐप',
      tone: 'sage',
      text: 'आपके फ़ोन पर। यह बक्से का हाल दिखाता है, कुछ ध्यान देने लायक हो तो आपको आगाह करता है, और लाइवस्ट्रीम चलाता है।',
      takesIn: 'नतीजे, अलर्ट और लाइवस्ट्रीम',
      passesOn: 'आपके सवाल का जवाब: क्या आज मेरे बक्से को मेरी ज़रूरत है?',
    },
    {
      name: 'क्लाउड',
      tone: 'honey',
      text: 'डेटा सेंटर में। यह बक्से का पिछला रिकॉर्ड रखता है। AI हफ़्तों और मौसमों की तुलना करता है, और अंदाज़ा लगाता है कि कॉलोनी कितनी सेहतमंद है और आगे क्या हो सकता है।',
      takesIn: 'एज से भेजी गई रीडिंग',
      passesOn: 'सेहत, रुझान और अनुमान',
    },
    {
      name: 'एज (Edge)',
      tone: 'leaf',
      text: 'बक्से के पास। ‘एज’ का मतलब है कि काम सिर्फ़ दूर के डेटा सेंटर में नहीं होता: जहाँ रीडिंग ली जाती है, वहाँ भी एक छोटा कंप्यूटर काम करता है।',
      takesIn: 'हर रीडिंग, जैसे ही ली जाए',
      passesOn: 'भेजने लायक रीडिंग',
    },
    {
      name: 'मधुमक्खी बक्सा',
      tone: 'earth',
      text: 'खेत में। सेंसर तापमान, नमी, वज़न, आवाज़ और मधुमक्खियों की उड़ान मापते हैं, और कैमरा बक्से का वीडियो बनाता है।',
      takesIn: 'कॉलोनी में जो कुछ होता है',
      passesOn: 'आँकड़े, आवाज़ें और तस्वीरें',
    },
  ],
  next: {
    heading: 'इसे बक्से में काम करते देखें',
    text: 'Eco-Bee वह स्मार्ट बक्सा है जो ये रीडिंग आपके फ़ोन पर भेजता है।',
    picture: ecoBeeDrawing('phone-app'),
    buttons: [{ label: 'Eco-Bee से मिलें', href: paths.ecoBee() }, bookDemo],
  },
}
