import type * as english from '@/content/en/site/start-failure'
import type { Translated } from '@/content/translated'

/** When the site itself cannot start (docs/behaviour.md, 'Configuration'). */
export const startFailure: Translated<typeof english.startFailure> = {
  text: 'साइट शुरू नहीं हो सकी, इसलिए बटन और फ़ॉर्म अभी काम नहीं कर रहे हैं। यह पेज आप फिर भी पढ़ सकते हैं।',
  retry: 'फिर कोशिश करें',
}
