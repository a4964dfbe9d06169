import { categoryIds } from '@/config/category-ids'
import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/home'
import { bookDemo } from '@/content/hi/site/site'
import { audienceIcon, benefitIcon, heroes, scene, smartHive, threadDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const home: Translated<typeof english.home> = {
  head: {
    title: `${facts.name}: जैविक शहद, जिसका स्रोत पता हो, और अनुबंध खेती`,
    description:
      'अनुबंध खेती से जैविक और प्राकृतिक शहद पाएँ, जिसका स्रोत पता हो। स्मार्ट मधुमक्खी बक्सा गोद लें, या अपनी फ़सल का परागण कराएँ।',
  },
  banner: {
    heading: 'शहद की अनुबंध खेती सेवाओं से पाएँ जैविक, प्राकृतिक शहद, जिसका स्रोत पता हो',
    lead: 'जहाँ फ़सलों में फूल हों, वहाँ हम मधुमक्खी बक्से रखते हैं, और ऐसा शहद बेचते हैं, जिसका स्रोत आप जान सकें।',
    buttons: [bookDemo, { label: 'शहद देखें', href: paths.listing('Raw_Honey') }],
    scene: {
      wide: heroes.wide('सुबह की रोशनी में सरसों के फूलों से भरे खेत में सोलर पैनल वाला स्मार्ट बक्सा, उसकी ओर आती मधुमक्खियाँ'),
      narrow: heroes.narrow,
    },
  },
  audiences: {
    heading: 'आप कौन हैं?',
    lead: 'जो बात आप पर ठीक बैठे, वही चुनें।',
    tiles: [
      {
        title: 'किसान',
        text: 'फूल आने पर मेरी फ़सल को मधुमक्खियाँ चाहिए।',
        picture: audienceIcon('farmer'),
        href: paths.farmers(),
      },
      {
        title: 'निर्माता',
        text: 'मुझे अपने अनुबंध के हिसाब से तैयार शहद चाहिए।',
        picture: audienceIcon('manufacturer'),
        href: paths.manufacturers(),
      },
      {
        title: 'इको-सहयोगी',
        text: 'मुझे बक्सा गोद लेना है, जिसका शहद मेरा हो।',
        picture: audienceIcon('eco-contributor'),
        href: paths.ecoContributor(),
      },
      {
        title: 'इको-उद्यमी',
        text: 'मेरे पास ज़मीन, शेड या खेती की कोई और क्षमता है, उसे काम में लगाना है।',
        picture: audienceIcon('eco-entrepreneur'),
        href: paths.ecoEntrepreneur(),
      },
      {
        title: 'ब्रांड',
        text: 'मुझे अपने लेबल के साथ पैक किया शहद चाहिए।',
        picture: audienceIcon('brand'),
        href: paths.brands(),
      },
      {
        title: 'मधुमक्खी पालक',
        text: 'मुझे कॉलोनियाँ दूसरी जगह ले जानी हैं और सामान चाहिए।',
        picture: audienceIcon('beekeeper'),
        href: paths.beekeepers(),
      },
      {
        title: 'ग्राहक',
        text: 'मुझे अपने घर के लिए शहद चाहिए।',
        picture: audienceIcon('consumer'),
        href: paths.consumers(),
      },
      {
        title: 'B2B ख़रीदार',
        text: 'मुझे शहद ख़रीदना है और कोटेशन चाहिए।',
        picture: audienceIcon('b2b-buyer'),
        href: paths.allProducts(),
      },
    ],
  },
  thread: {
    heading: 'फूल से दरवाज़े तक एक डोर',
    lead: 'देखें, शहद का एक जार आप तक कैसे आता है।',
    stations: [
      {
        title: 'खेत',
        text: 'मधुमक्खियाँ फ़सल के फूलों से रस लाती हैं, और छत्ते शहद से भर जाते हैं।',
        picture: threadDrawing('field'),
      },
      {
        title: 'प्लांट',
        text: 'यहाँ शहद प्रोसेस होता है, जाँचा जाता है और जार में भरा जाता है।',
        picture: threadDrawing('plant'),
      },
      {
        title: 'डार्क स्टोर',
        text: 'पास के डिलीवरी गोदाम में जार ड्राइवर के लिए तैयार रहते हैं।',
        picture: threadDrawing('dark-store'),
      },
      { title: 'दरवाज़ा', text: 'ड्राइवर शहद का जार आपके घर पहुँचाता है।', picture: threadDrawing('door') },
    ],
    jar: {
      title: 'आपका जार',
      text: 'QR कोड स्कैन करें या दबाएँ, और इस शहद के बारे में पढ़ें।',
      /** Alternative text of the code, which is a link. */
      opens: (honey = 'हमारे शहद') => `${honey} का पेज खोलें`,
    },
  },
  services: {
    heading: 'अनुबंध खेती सेवाएँ',
    lead: 'आपके ऑर्डर पर तैयार होने वाला शहद। कोई एक चुनें और अनुरोध भेजें।',
    all: { label: 'अनुबंध खेती कैसे होती है', href: paths.manufacturers() },
    categories: [categoryIds.contractFarming],
    kind: 'services',
    buyText: 'अभी अनुरोध करें',
  },
  benefits: {
    heading: 'फ़ायदे',
    lead: 'जार में क्या है, और क्या नहीं।',
    cards: [
      {
        title: 'असली स्रोत',
        text: 'जहाँ मूल देश पता है, वहाँ वह कार्ड पर लिखा है।',
        picture: benefitIcon('origin'),
      },
      {
        title: 'बिना केमिकल प्रिज़र्वेटिव',
        text: 'ज़्यादा दिन टिकाने के लिए कोई केमिकल नहीं मिलाया जाता। पका हुआ शहद अपने आप टिकता है।',
        picture: benefitIcon('preservative-free'),
      },
      {
        title: 'टिकाऊ तरीके से तैयार',
        text: 'छत्ता भरने वाली मधुमक्खियाँ फ़सलों और जंगली पौधों का परागण भी करती हैं।',
        picture: benefitIcon('sustainable'),
      },
      {
        title: 'नमी रहित',
        text: 'शहद में पानी जितना कम होता है, वह उतने ज़्यादा दिन टिकता है।',
        picture: benefitIcon('moisture-free'),
      },
      {
        title: 'जैविक',
        text: 'जैविक शहद, चाहे जार में लें या अनुबंध खेती से।',
        picture: benefitIcon('organic'),
      },
      {
        title: 'क्वालिटी का भरोसा',
        text: 'जिस उत्पाद का प्रमाणपत्र है, उसके कार्ड से आप प्रमाणपत्र खोल सकते हैं।',
        picture: benefitIcon('quality'),
      },
      {
        title: 'फ़ार्म की प्रक्रिया और स्रोत की जानकारी',
        text: 'जार के शहद का फूल, देश और प्रमाणपत्र देखें, जितनी जानकारी हो।',
        picture: benefitIcon('traceability'),
      },
      {
        title: 'सबसे अच्छा दाम',
        text: 'जहाँ आपको MRP से कम देना हो, वहाँ कार्ड पर दोनों दाम दिखते हैं।',
        picture: benefitIcon('best-price'),
      },
    ],
  },
  ecoBee: {
    heading: 'Eco-Bee से मिलें',
    text: 'हमारा स्मार्ट बक्सा पाँच चीज़ें मापता है और उन्हें आपके फ़ोन पर दिखाता है, साथ में दिन-रात लाइव वीडियो। एक गोद लें, और उसका सारा शहद आपका।',
    points: [
      'छत्तों के बीच का तापमान',
      'छत के नीचे की नमी',
      'तले पर पड़ता वज़न',
      'द्वार पर मधुमक्खियों की उड़ान',
      'कॉलोनी की आवाज़',
    ],
    picture: smartHive('खुला हुआ Eco-Bee: छत पर सोलर पैनल, अंदर मधुमक्खियों वाले छत्ते, बक्से के चारों ओर सेंसर'),
    link: { label: 'Eco-Bee को जानें', href: paths.ecoBee() },
  },
  technologyLead: 'शहद निकालने से लेकर आपके घर तक, तीन प्लेटफ़ॉर्म।',
  honey: {
    heading: 'रंग देखकर शहद चुनें',
    lead: 'हल्के से गहरे तक: जो पसंद आए, चुनें।',
    all: { label: 'सारा शहद देखें', href: paths.allProducts() },
    buyers: [
      {
        label: 'ग्राहकों के लिए शहद',
        href: paths.consumers(),
      },
      {
        label: 'B2B ख़रीदारों के लिए शहद',
        href: paths.allProducts(),
      },
    ],
  },
  demo: {
    heading: 'अपनी आँखों से देखें',
    text: 'अपनी जानकारी दें, और फ़ोन पर आए कोड से उसकी पुष्टि करें। इसके बाद हम आपसे संपर्क करेंगे।',
    picture: scene('demo'),
  },
}
