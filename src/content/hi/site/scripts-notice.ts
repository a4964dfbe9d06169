import type * as english from '@/content/en/site/scripts-notice'
import type { Translated } from '@/content/translated'

const instead = 'इसके बजाय फ़ोन करें या लिखें:'

export const scriptsNotice: Translated<typeof english.scriptsNotice> = {
  demo: { text: 'इस फ़ॉर्म के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।', instead },
  listing: {
    text: 'खोजने, फ़िल्टर लगाने और पसंद करने के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।',
    instead: 'उत्पाद उसके बिना भी खुलते हैं। या फ़ोन करें या लिखें:',
  },
  /** Lists of a page that tells a story. */
  services: { text: 'सेवाओं की सूची के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।', instead },
  products: { text: 'उत्पादों की सूची के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।', instead },
  quoteList: { text: 'कोटेशन सूची के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।', instead },
  /** A map page whose list comes by script. */
  places: { text: 'जगहों की सूची और नक्शे के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।', instead },
  /** A map page whose list is in the HTML. */
  map: {
    text: 'नक्शे के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।',
    instead: 'जगहों की सूची उसके बिना भी चलती है। या फ़ोन करें या लिखें:',
  },
}
