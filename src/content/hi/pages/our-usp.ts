import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/our-usp'
import { pageTitle } from '@/content/hi/site/site'
import { lightBenefitIcon, uspJar } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/our-usp` (R-USP-01, R-USP-02): the order follows the comb, its left side first. */
export const usp: Translated<typeof english.usp> = {
  head: {
    title: pageTitle('हमारी ख़ूबियाँ: शहद के एक जार के बारे में छह दावे'),
    description: 'खेत से थाली तक स्रोत की जानकारी, और हमारे शहद की क्वालिटी के पाँच दावे। हर दावे का मतलब यहाँ पढ़ें।',
  },
  banner: {
    heading: 'हमारी ख़ूबियाँ: हमारा शहद अलग क्यों है',
    lead: 'पाँच दावे हमारे शहद की क्वालिटी के, और एक उसका स्रोत जानने का।',
  },
  board: {
    heading: 'एक जार, छह दावे',
    picture: uspJar('सूरज के सामने शहद का जार'),
    cards: [
      {
        title: 'असली स्रोत',
        text: 'मूल देश हमें पता हो, तो हम उसका नाम बताते हैं।',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'बिना केमिकल प्रिज़र्वेटिव',
        text: 'हम कोई केमिकल प्रिज़र्वेटिव नहीं मिलाते। शहद उनके बिना भी अच्छा रहता है।',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'टिकाऊ तरीके से तैयार',
        text: 'मधुमक्खी बक्से वहाँ रखे जाते हैं जहाँ फ़सल में फूल आते हैं, और मधुमक्खियाँ उसका परागण करती हैं।',
        picture: lightBenefitIcon('sustainable'),
      },
      {
        title: 'जैविक',
        text: 'हम जैविक शहद जुटाते हैं: एक रसोई के लिए भी, पूरी प्रोडक्शन लाइन के लिए भी।',
        picture: lightBenefitIcon('organic'),
      },
      {
        title: 'क्वालिटी का भरोसा',
        text: 'उत्पाद का क्वालिटी प्रमाणपत्र हो, तो आप उसे खोलकर पढ़ सकते हैं।',
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'खेत से थाली तक स्रोत की जानकारी',
        text: 'साइट पर कोई जार खोलें: उसके फूल, देश और प्रमाणपत्र के बारे में जो पता है, वह वहाँ लिखा है।',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  checks: {
    heading: 'कहाँ देखें',
    lead: 'कैटलॉग का कोई भी शहद लें और तीन बातें देखें।',
    cards: [
      {
        title: 'यह कहाँ का है?',
        text: 'मूल देश पता हो, तो कार्ड पर उसका नाम होता है।',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'क्या प्रमाणपत्र है?',
        text: '‘प्रमाणपत्र’ दबाने पर दस्तावेज़ खुलता है। प्रमाणपत्र न हो, तो कार्ड पर यही लिखा होता है।',
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'इसका स्रोत कैसे जानें?',
        text: 'शहद के नाम पर दबाएँ और ‘इस जार का स्रोत जानें’ में आगे पढ़ें।',
        picture: lightBenefitIcon('traceability'),
      },
    ],
    link: { label: 'शहद चुनें', href: paths.collections() },
  },
}
