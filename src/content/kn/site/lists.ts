import type * as english from '@/content/en/site/lists'
import type { Translated } from '@/content/translated'

/** What is said of a list in its place; an empty one's words stand so to the letter. */
export const listCopy: Translated<typeof english.listCopy> = {
  services: { loading: 'ಉತ್ಪನ್ನಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ', empty: 'ಯಾವ ಸೇವೆಯೂ ಸಿಗಲಿಲ್ಲ' },
  products: { loading: 'ಉತ್ಪನ್ನಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ', empty: 'ಯಾವ ಉತ್ಪನ್ನವೂ ಸಿಗಲಿಲ್ಲ' },
}

/** Services, products or a quote list, where scripts did not load. */
export const listNeedsScripts: Translated<typeof english.listNeedsScripts> = {
  text: 'ಈ ಪಟ್ಟಿಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
}
