import type * as english from '@/content/en/pages/offline'
import { pageTitle } from '@/content/hi/site/site'
import { stateDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of the page that stands for one that was never opened, while there is no connection. */
export const offlineCopy: Translated<typeof english.offlineCopy> = {
  head: {
    title: pageTitle('यह पेज अभी यहाँ नहीं है'),
    description: 'कनेक्शन के बिना सिर्फ़ वही पेज पढ़े जा सकते हैं, जो पहले खोले गए हैं।',
  },
  heading: 'यह पेज अभी यहाँ नहीं है',
  text: 'कनेक्शन के बिना आप वे पेज पढ़ सकते हैं, जो आपने पहले खोले हैं।',
  picture: stateDrawing('offline'),
  tryAgain: 'फिर कोशिश करें',
  cached: 'जो पेज यहाँ हैं',
}
