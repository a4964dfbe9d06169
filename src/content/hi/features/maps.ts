import { paths } from '@/config/paths'
import type * as english from '@/content/en/features/maps'
import { bookDemo } from '@/content/hi/site/site'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { kilometresText } from '@/domain/places/distance'

/** Words that the map pages share. */
export const maps: Translated<typeof english.maps> = {
  needsScripts: {
    /** Where the list comes by script. */
    places: { text: 'जगहों की सूची और नक्शे के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।' },
    /** Where it is in the HTML. */
    map: {
      text: 'नक्शे के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।',
      instead: 'जगहों की सूची उसके बिना भी चलती है। या फ़ोन करें या लिखें:',
    },
  },
  states: {
    loading: 'जगहें लोड हो रही हैं',
    empty: 'अभी कोई जगह नहीं है',
    failed: 'जगहें लोड नहीं हो सकीं',
  },
  map: 'नक्शा',
  list: 'जगहें',
  search: 'नाम या शहर से फ़िल्टर करें',
  nearest: 'पास वाली पहले',
  asking: 'आपकी लोकेशन पूछी जा रही है…',
  refused: 'आपकी लोकेशन आपके ही पास रहेगी। सूची का क्रम नहीं बदला।',
  unavailable: 'आपकी लोकेशन का पता नहीं चल सका। सूची का क्रम नहीं बदला।',
  count: (shown, all) =>
    shown === all
      ? `${grouped(all)} ${all === 1 ? 'जगह' : 'जगहें'}`
      : `${grouped(all)} में से ${grouped(shown)} ${shown <= 1 ? 'जगह' : 'जगहें'}`,
  someFailed: 'कुछ जगहें लोड नहीं हो सकीं।',
  emptyLinks: [{ label: 'सारा शहद देखें', href: paths.allProducts() }, bookDemo],
  noMatch: (text) => `‘${text}’ से मेल खाती कोई जगह नहीं है।`,
  clear: 'फ़िल्टर हटाएँ',
  age: (asOf, count) => `${asOf} · ${count}`,
  /** A distance: '3.4 किमी दूर', from ten kilometres on '1,148 किमी दूर'. */
  away: (km) => `${kilometresText(km)} किमी दूर`,
  offMap: 'नक्शे पर नहीं है: इसकी सही लोकेशन मालूम नहीं है।',
  details: (name) => `${name} की जानकारी`,
  directions: 'रास्ता देखें',
  copy: 'नक्शे का लिंक कॉपी करें',
  copied: 'नक्शे का लिंक कॉपी हो गया',
  notCopied: 'इस ब्राउज़र ने कॉपी नहीं करने दिया। जगह को खोलें और उसका लिंक वहाँ से कॉपी करें।',
  showOnMap: 'नक्शे पर देखें',
  skipMap: 'नक्शा छोड़कर आगे बढ़ें',
  cluster: (count) => `ज़ूम करके ${grouped(count)} जगहें देखें`,
  sketch: 'यह नक्शा एक ड्रॉइंग है। हर नाम Google Maps में खुलता है।',
  mapLoading: 'नक्शा आ रहा है…',
  mapFailed: 'नक्शा लोड नहीं हुआ। हर नाम Google Maps में खुलता है।',
}
