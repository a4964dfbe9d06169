import type * as english from '@/content/en/features/demo-thanks'
import type { Translated } from '@/content/translated'

/** What home says to whoever has just asked for a demo, until they close it. */
export const thanksCopy: Translated<typeof english.thanksCopy> = {
  heading: 'धन्यवाद, आपका अनुरोध हमें मिल गया है',
  text: 'हम फ़ोन या ईमेल से आपसे संपर्क करेंगे। आपको और कुछ नहीं करना है।',
  reach: 'कुछ जोड़ना या बदलना है?',
  close: 'यह मैसेज बंद करें',
}
