import type * as english from '@/content/en/features/lead'
import { format } from '@/content/kn/site/format'
import type { Translated } from '@/content/translated'
import { leadFields } from '@/domain/demo/lead'

/** What the form calls each detail, and what it says of one that will not do (R-DEMO-05 to R-DEMO-08). */
export const leadCopy: Translated<typeof english.leadCopy> = {
  company: { label: 'ಕಂಪನಿಯ ಹೆಸರು', noun: 'ಕಂಪನಿ', required: 'ಕಂಪನಿಯ ಹೆಸರು ಅಗತ್ಯ' },
  name: { label: 'ಹೆಸರು', noun: 'ಹೆಸರು', required: 'ಹೆಸರು ಅಗತ್ಯ' },
  phone: {
    label: 'ಫೋನ್ ಸಂಖ್ಯೆ',
    noun: 'ಫೋನ್ ಸಂಖ್ಯೆ',
    required: 'ಫೋನ್ ಸಂಖ್ಯೆ ಅಗತ್ಯ',
    invalid: 'ಫೋನ್ ಸಂಖ್ಯೆಯಲ್ಲಿ 10 ಅಂಕಿಗಳಿರಬೇಕು',
  },
  email: {
    label: 'ಇಮೇಲ್',
    noun: 'ಇಮೇಲ್ ವಿಳಾಸ',
    required: 'ಇಮೇಲ್ ಅಗತ್ಯ',
    invalid: 'ಇಮೇಲ್ ಸರಿಯಾದ ರೂಪದಲ್ಲಿ ಇಲ್ಲ',
  },
  enterpriseSize: {
    label: 'ಕಂಪನಿಯ ಗಾತ್ರ',
    noun: 'ಕಂಪನಿಯ ಗಾತ್ರ',
    required: 'ದಯವಿಟ್ಟು ಕಂಪನಿಯ ಗಾತ್ರ ಆಯ್ಕೆಮಾಡಿ',
    choices: { Large: 'ದೊಡ್ಡದು', Medium: 'ಮಧ್ಯಮ', Small: 'ಸಣ್ಣದು', Micro: 'ಅತಿ ಸಣ್ಣದು' },
  },
}

/** Every detail, as a sentence names them. */
export const detailNouns = format.list(leadFields.map((field) => leadCopy[field].noun))

const numbers = ['ಸೊನ್ನೆ', 'ಒಂದು', 'ಎರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ಐದು', 'ಆರು', 'ಏಳು', 'ಎಂಟು', 'ಒಂಬತ್ತು']

/** How many details are asked for, as the pages say it: 'five answers'. */
export const detailCount = `${numbers[leadFields.length]} ಉತ್ತರಗಳು`
