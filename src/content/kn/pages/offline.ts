import type * as english from '@/content/en/pages/offline'
import { pageTitle } from '@/content/kn/site/site'
import { stateDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of the page that stands for one that was never opened, while there is no connection. */
export const offlineCopy: Translated<typeof english.offlineCopy> = {
  head: {
    title: pageTitle('ಈ ಪುಟ ಇನ್ನೂ ಇಲ್ಲಿ ಇಲ್ಲ'),
    description: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಇಲ್ಲದಿದ್ದಾಗ, ಮೊದಲು ತೆರೆದಿದ್ದ ಪುಟಗಳನ್ನು ಮಾತ್ರ ಓದಬಹುದು.',
  },
  heading: 'ಈ ಪುಟ ಇನ್ನೂ ಇಲ್ಲಿ ಇಲ್ಲ',
  text: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಇಲ್ಲದಿದ್ದಾಗ, ನೀವು ಮೊದಲು ತೆರೆದಿದ್ದ ಪುಟಗಳನ್ನು ಓದಬಹುದು.',
  picture: stateDrawing('offline'),
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  cached: 'ಇಲ್ಲಿರುವ ಪುಟಗಳು',
}
