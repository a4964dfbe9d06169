import type * as english from '@/content/en/site/lists'
import type { Words } from '@/content/words'

/** What is said of a list in its place; an empty one's words stand so to the letter. */
export const listWords: Words<typeof english.listWords> = {
  services: { loading: 'ಸೇವೆಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ', empty: 'ಯಾವ ಸೇವೆಯೂ ಸಿಗಲಿಲ್ಲ' },
  products: { loading: 'ಉತ್ಪನ್ನಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ', empty: 'ಯಾವ ಉತ್ಪನ್ನವೂ ಸಿಗಲಿಲ್ಲ' },
}
