import type * as english from '@/content/en/features/label-maker'
import type { Translated } from '@/content/translated'

/** What the label maker offers, and says. */
export const labelMaker: Translated<typeof english.labelMaker> = {
  heading: 'जार पर अपना नाम देखें',
  lead: 'नाम लिखें, शहद और जार चुनें। जो यहाँ दिखेगा, वही आपके अनुरोध में लिखा होगा।',
  name: 'लेबल पर नाम',
  /** Stands on the label until there is a name. */
  noName: 'आपका नाम',
  honey: 'शहद',
  jar: 'जार',
  honeys: [
    ['acacia', 'अकेशिया'],
    ['mustard', 'सरसों'],
    ['litchi', 'लीची'],
    ['ajwain', 'अजवाइन'],
    ['forest', 'जंगल'],
    ['jamun', 'जामुन'],
  ],
  jars: [
    ['round', 'गोल'],
    ['six-sided', 'छह कोनों वाला'],
    ['tall', 'लंबा'],
  ],
  ofHoney: (honey) => `${honey} का शहद`,
  /** What the drawing shows, for those who do not see it. */
  drawing: (name, honey, jar) =>
    `${jar} जार, जिसमें ${honey} का शहद है। ${name ? `लेबल पर लिखा है: ${name}` : 'लेबल पर अभी कोई नाम नहीं है।'}`,
  note: 'यह ख़ाका है, छपाई का प्रूफ़ नहीं।',
  email: 'ईमेल से RFQ',
  whatsApp: 'WhatsApp से RFQ',
  save: 'तस्वीर सहेजें',
  saved: 'तस्वीर सहेज ली गई है।',
  notSaved: 'यह ब्राउज़र तस्वीर नहीं बनाता। आप टेक्स्ट कॉपी कर सकते हैं।',
  copy: 'टेक्स्ट कॉपी करें',
  copied: 'टेक्स्ट कॉपी हो गया।',
  notCopied: 'यहाँ कुछ कॉपी नहीं हो सका। ईमेल में भी यही लिखा है।',
  fileName: 'label',
  message: {
    subject: 'कोटेशन का अनुरोध: अपने लेबल वाला शहद',
    text: (name, honey, jar) =>
      [
        'हमें अपने लेबल वाले शहद के लिए कोटेशन चाहिए।',
        '',
        `लेबल पर नाम: ${name || 'अभी तय नहीं'}`,
        `शहद: ${honey}`,
        `जार: ${jar}`,
      ].join('\n'),
  },
}
