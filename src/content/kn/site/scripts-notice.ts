import type * as english from '@/content/en/site/scripts-notice'
import type { Translated } from '@/content/translated'

const instead = 'ಅದರ ಬದಲು ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ:'

export const scriptsNotice: Translated<typeof english.scriptsNotice> = {
  demo: { text: 'ಈ ಫಾರಂಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.', instead },
  listing: {
    text: 'ಹುಡುಕಲು, ಫಿಲ್ಟರ್ ಹಾಕಲು ಮತ್ತು ಇಷ್ಟಪಡಲು ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
    instead: 'ಉತ್ಪನ್ನಗಳು ಅದಿಲ್ಲದೆಯೂ ತೆರೆಯುತ್ತವೆ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ:',
  },
  /** Lists of a page that tells a story. */
  services: { text: 'ಸೇವೆಗಳ ಪಟ್ಟಿಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.', instead },
  products: { text: 'ಉತ್ಪನ್ನಗಳ ಪಟ್ಟಿಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.', instead },
  quoteList: { text: 'ಕೊಟೇಶನ್ ಪಟ್ಟಿಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.', instead },
  /** A map page whose list comes by script. */
  places: { text: 'ಸ್ಥಳಗಳ ಪಟ್ಟಿ ಮತ್ತು ನಕ್ಷೆಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.', instead },
  /** A map page whose list is in the HTML. */
  map: {
    text: 'ನಕ್ಷೆಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
    instead: 'ಸ್ಥಳಗಳ ಪಟ್ಟಿ ಅದಿಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ:',
  },
}
