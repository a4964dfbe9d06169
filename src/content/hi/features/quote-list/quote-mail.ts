import type * as english from '@/content/en/features/quote-list/quote-mail'
import type { Translated } from '@/content/translated'

/** What is said of the way by mail, beside the button 'E-mail'. */
export const quoteMail: Translated<typeof english.quoteMail> = {
  opens: 'इससे आपका ईमेल ऐप खुलता है, और मैसेज में यह सूची होती है।',
  to: 'यह इस पते पर जाता है:',
  copy: 'पता कॉपी करें',
  copied: 'पता कॉपी हो गया।',
  notCopied: 'पता कॉपी नहीं हो सका: उसे यहाँ चुनकर कॉपी करें।',
}
