import type * as english from '@/content/en/site/controls'
import type { Translated } from '@/content/translated'

/** Words of controls and of waiting that stand on many pages. */
export const controls: Translated<typeof english.controls> = {
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  /** A part of the site is awaited. */
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  /** A list is awaited for longer than a spinner turns. */
  stillLoading: 'ಇನ್ನೂ ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  /** Why a list failed. */
  causes: {
    offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ.',
    noAnswer: 'ಸರ್ವರ್ ಉತ್ತರಿಸಲಿಲ್ಲ.',
    error: 'ಸರ್ವರ್‌ನಲ್ಲಿ ದೋಷ ಕಂಡುಬಂದಿದೆ.',
  },
  partFailed: 'ಪುಟದ ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  productFailed: 'ಉತ್ಪನ್ನ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  close: 'ಮುಚ್ಚಿ',
  opensInNewTab: 'ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ',
  messages: 'ಸಂದೇಶಗಳು',
  /** Before telephone and e-mail, where scripts are needed that did not load. */
  callOrWrite: 'ಅದರ ಬದಲು ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ:',
}
