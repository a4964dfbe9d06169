import type * as english from '@/content/en/features/share'
import type { Translated } from '@/content/translated'

/** The words of sharing. */
export const share: Translated<typeof english.share> = {
  heading: 'शेयर करें',
  link: 'लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'यह ब्राउज़र कॉपी नहीं करने देता। लिंक चुन लिया गया है: उसे वहीं से कॉपी करें।',
  whatsApp: 'WhatsApp',
  email: 'ईमेल',
  qrName: 'इस लिंक का QR कोड',
  saveQr: 'QR कोड सहेजें',
  saveSvg: 'SVG में सहेजें',
  /** What is seen of it. */
  svg: 'SVG',
  savedQr: 'तस्वीर सहेज ली गई है, 300 dpi पर 10 सेमी के लिए काफ़ी बड़ी।',
  savedSvg: 'ड्रॉइंग सहेज ली गई है, जो हर आकार में साफ़ दिखेगी।',
  notSaved: 'यह ब्राउज़र तस्वीर नहीं बनाने देता। इसके बजाय SVG में सहेजें।',
  tooLong: 'यह लिंक QR कोड के लिए बहुत लंबा है।',
  campaign: {
    heading: 'कैंपेन लिंक',
    text: 'यहाँ जो लिखा जाएगा, वह लिंक में जुड़ जाएगा, ताकि पता चले कि कोई पोस्टर से आया, मेले से या चैट से।',
    parts: [
      { part: 'source', label: 'स्रोत', example: 'mela' },
      { part: 'medium', label: 'माध्यम', example: 'poster' },
      { part: 'campaign', label: 'कैंपेन', example: 'basant-2026' },
    ],
    stored: 'इस डिवाइस पर पहले इस्तेमाल हुए',
    use: (name) => `${name} इस्तेमाल करें`,
    remove: (name) => `${name} हटाएँ`,
    notStored: 'यह ब्राउज़र कुछ याद नहीं रखता: पेज बंद होते ही ये कैंपेन भी चले जाएँगे।',
  },
}
