import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/book-demo'
import { detailCount, detailNouns } from '@/content/hi/features/lead'
import { pageTitle } from '@/content/hi/site/site'
import type { Translated } from '@/content/translated'

export const bookDemoPage: Translated<typeof english.bookDemoPage> = {
  head: {
    title: pageTitle('डेमो बुक करें: हमारा शहद, मधुमक्खी बक्से और सेवाएँ'),
    description: `शहद, मधुमक्खी बक्से और सेवाएँ ख़ुद देखें: ${detailCount} और फ़ोन पर आया कोड दें। इसके बाद हम आपसे संपर्क करेंगे।`,
  },
  heading: 'डेमो बुक करें',
  lead: `${detailCount} दें, फ़ोन पर आया एक कोड डालें। इसके बाद हम आपसे संपर्क करेंगे।`,
  picture: { src: '/images/scenes/demo-request.svg', width: 600, height: 290, alt: '' },
  path: {
    heading: 'यह कैसे होता है',
    steps: [
      {
        title: detailCount,
        text: 'इनसे हमें पता चलता है कि आप कौन हैं और आपसे संपर्क कैसे करें।',
      },
      { title: 'फ़ोन पर एक कोड', text: 'फ़ोन पर आए छह अंकों से पक्का होता है कि नंबर आपका ही है।' },
      { title: 'हम आपसे संपर्क करेंगे', text: 'आपका अनुरोध हमारे पास होगा, और अगला कदम हमारा।' },
    ],
  },
  reach: { heading: 'सीधे बात करनी है?' },
}

/** What happens to the details, said where they are asked for. */
export const dataNotice: Translated<typeof english.dataNotice> = {
  heading: 'आपके जवाबों का क्या होता है',
  items: [
    {
      name: 'हम क्या पूछते हैं',
      text: `${detailNouns}।`,
    },
    {
      name: 'क्यों',
      text: 'यह जाँचने के लिए कि नंबर आपका है, और डेमो तय करने के लिए। किसी और काम के लिए नहीं।',
    },
    {
      name: 'जवाब कहाँ जाते हैं',
      text: 'हमारी पहचान सेवा के पास, जो कोड भेजती है, और हमारी रजिस्टर सेवा के पास।',
    },
    { name: 'इन्हें कैसे हटवाएँ', text: 'उसी ईमेल पते से हमें लिखें, कभी भी।' },
  ],
  writeTo: 'किसे लिखें',
  privacy: { label: 'कुकी और निजता नीति', href: paths.privacy() },
}

/** Words of the two steps of the demo booking (R-DEMO-01 to R-OTP-22). */
export const bookingCopy: Translated<typeof english.bookingCopy> = {
  needsScripts: { text: 'इस फ़ॉर्म के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।' },
  details: {
    progress: '2 में से पहला चरण',
    heading: 'आपकी जानकारी',
    submit: 'भेजें',
    /** What the asterisk of a field means. */
    needed: '* ज़रूरी है।',
    sending: 'आपकी जानकारी भेजी जा रही है…',
    /** `{digits}` are the last two of the number. */
    pending: '{digits} पर ख़त्म होने वाले फ़ोन नंबर पर कोड भेजा जा चुका है।',
    toCode: 'कोड डालें',
    noSize: 'आकार चुनें',
    /** Shown in front of the phone number, and never a part of it. */
    countryCode: '+91',
  },
  code: {
    progress: '2 में से दूसरा चरण',
    heading: 'अपना कोड डालें',
    /** `{digits}` are the last two of the number. */
    sentTo: '{digits} पर ख़त्म होने वाले फ़ोन नंबर पर छह अंक भेजे गए हैं।',
    boxes: 'OTP कोड',
    /** The name of one box of the code, counted from 1. */
    digit: (position, count) => `${count} में से अंक ${position}`,
    verify: 'OTP जाँचें',
    verifying: 'आपका कोड जाँचा जा रहा है…',
    incomplete: 'कृपया 6 अंकों का सही OTP डालें',
    wrong: 'यह कोड स्वीकार नहीं हुआ। छहों अंक फिर देखें, या दूसरा कोड मँगाएँ।',
    accepted: 'आपका कोड स्वीकार हो गया है, पर आपका अनुरोध अभी हम तक नहीं पहुँचा है।',
    offline: {
      verify: 'आप ऑफ़लाइन हैं। कोड अपनी जगह पर रहेगा: ऑनलाइन होने पर उसे जाँचें।',
      request: 'आप ऑफ़लाइन हैं। आपका कोड स्वीकार हो गया है: ऑनलाइन होने पर फिर कोशिश करें।',
      resend: 'आप ऑफ़लाइन हैं, इसलिए कोई कोड नहीं भेजा गया। ऑनलाइन होने पर कोड मँगाएँ।',
    },
    timedOut: {
      verify:
        'समय पर जवाब नहीं मिला, पर हो सकता है आपका कोड हम तक पहुँच गया हो। अगर अब वह स्वीकार न हो, तो दूसरा मँगाएँ।',
      request:
        'समय पर जवाब नहीं मिला, पर हो सकता है आपका अनुरोध हम तक पहुँच गया हो। फिर कोशिश करने पर वह दो बार जा सकता है।',
      resend: 'समय पर जवाब नहीं मिला, पर हो सकता है दूसरा कोड भेज दिया गया हो। पहले देख लें कि वह आया है या नहीं।',
    },
    tryAgain: 'फिर कोशिश करें',
    notReceived: 'OTP नहीं मिला?',
    resend: 'OTP फिर भेजें',
    lockedFor: (seconds) => `दूसरा कोड मँगाने के लिए ज़्यादा से ज़्यादा ${seconds} सेकंड रुकना होगा।`,
    unlocked: 'अब आप दूसरा कोड मँगा सकते हैं।',
    /** The seconds left of the lock, beside the button, for those who see it. */
    secondsLeft: (seconds) => `${seconds} से॰`,
    summary: 'आपकी जानकारी',
    change: 'जानकारी बदलें',
  },
  done: { heading: 'धन्यवाद', text: 'आपका अनुरोध हमें मिल गया है। होम पेज थोड़ी ही देर में खुलेगा।' },
  failures: {
    submission: 'जानकारी भेजी नहीं जा सकी। बाद में फिर कोशिश करें।',
    other: 'कुछ गड़बड़ हो गई',
    /** `message` is mostly the back end's own. */
    request: (message) => `गड़बड़ी: ${message}`,
    offline: 'आप ऑफ़लाइन हैं। आपने जो लिखा है, वह बना रहेगा: ऑनलाइन होने पर फिर भेजें।',
    timedOut:
      'समय पर जवाब नहीं मिला, पर हो सकता है आपकी जानकारी हम तक पहुँच गई हो। फिर भेजने पर दूसरा कोड आ सकता है।',
  },
  /** After two failures: the same request by other ways, its message written already. */
  fallback: {
    heading: 'अनुरोध नहीं जा रहा?',
    text: 'सीधे हमसे कहें। आपका लिखा हुआ मैसेज में पहले से है: उसे पढ़ें, फिर भेजें।',
    call: (phone) => `${phone} पर फ़ोन करें`,
    whatsApp: 'WhatsApp',
    email: 'ईमेल',
    subject: 'डेमो का अनुरोध',
    message: 'नमस्ते, मुझे डेमो बुक करना है। आपकी साइट का फ़ॉर्म नहीं भेजा जा सका।',
  },
  requestSent: 'अनुरोध भेज दिया गया है। हम जल्द ही आपसे संपर्क करेंगे।',
}
