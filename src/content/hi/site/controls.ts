import type * as english from '@/content/en/site/controls'
import type { Translated } from '@/content/translated'

/** Words of controls and of waiting that stand on many pages. */
export const controls: Translated<typeof english.controls> = {
  tryAgain: 'फिर कोशिश करें',
  /** A part of the site is awaited. */
  loading: 'लोड हो रहा है...',
  /** A list is awaited for longer than a spinner turns. */
  stillLoading: 'अब भी लोड हो रहा है…',
  /** Why a list failed. */
  causes: {
    offline: 'आप ऑफ़लाइन हैं।',
    noAnswer: 'सर्वर से जवाब नहीं आया।',
    error: 'सर्वर ने जवाब में गड़बड़ी बताई।',
  },
  partFailed: 'पेज का यह हिस्सा लोड नहीं हुआ।',
  productFailed: 'उत्पाद लोड नहीं हुआ।',
  close: 'बंद करें',
  opensInNewTab: 'नए टैब में खुलता है',
  messages: 'मैसेज',
  /** Before telephone and e-mail, where scripts are needed that did not load. */
  callOrWrite: 'इसके बजाय फ़ोन करें या लिखें:',
}
