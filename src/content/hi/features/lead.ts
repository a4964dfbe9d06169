import type * as english from '@/content/en/features/lead'
import { format } from '@/content/hi/site/format'
import type { Translated } from '@/content/translated'
import { leadFields } from '@/domain/demo/lead'

/** What the form calls each detail, and what it says of one that will not do (R-DEMO-05 to R-DEMO-08). */
export const leadCopy: Translated<typeof english.leadCopy> = {
  company: { label: 'कंपनी का नाम', noun: 'कंपनी', required: 'कंपनी का नाम भरना ज़रूरी है' },
  name: { label: 'नाम', noun: 'नाम', required: 'नाम भरना ज़रूरी है' },
  phone: {
    label: 'फ़ोन नंबर',
    noun: 'फ़ोन नंबर',
    required: 'फ़ोन नंबर भरना ज़रूरी है',
    invalid: 'फ़ोन नंबर 10 अंकों का होना चाहिए',
  },
  email: {
    label: 'ईमेल',
    noun: 'ईमेल पता',
    required: 'ईमेल भरना ज़रूरी है',
    invalid: 'ईमेल का फ़ॉर्मैट सही नहीं है',
  },
  enterpriseSize: {
    label: 'कंपनी का आकार',
    noun: 'कंपनी का आकार',
    required: 'कृपया कंपनी का आकार चुनें',
    choices: { Large: 'बड़ा', Medium: 'मझोला', Small: 'छोटा', Micro: 'बहुत छोटा' },
  },
}

/** Every detail, as a sentence names them. */
export const detailNouns = format.list(leadFields.map((field) => leadCopy[field].noun))

const numbers = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ']

/** How many details are asked for, as the pages say it: 'five answers'. */
export const detailCount = `${numbers[leadFields.length]} जवाब`
