import type * as english from '@/content/en/site/legal'
import type { Translated } from '@/content/translated'

/** Words that the legal documents share. */
export const legal: Translated<typeof english.legal> = {
  draft: 'ನಿರ್ವಾಹಕರ ಒಪ್ಪಿಗೆಗಾಗಿ ಕರಡು',
  draftText: 'ಸೈಟ್ ಹೇಗಿದೆಯೋ ಹಾಗೆಯೇ ಈ ಬರಹ ವಿವರಿಸುತ್ತದೆ. ಇದು ಜಾರಿಗೆ ಬರುವ ಮೊದಲು ನಿರ್ವಾಹಕರು ಇವುಗಳನ್ನು ಸೇರಿಸುತ್ತಾರೆ:',
  approved: 'ಜಾರಿಗೆ ಬಂದ ದಿನ:',
  short: 'ಸಂಕ್ಷಿಪ್ತವಾಗಿ',
  contents: 'ಪರಿವಿಡಿ',
  changed: 'ಕೊನೆಯ ಬದಲಾವಣೆ',
  phone: 'ಫೋನ್',
  email: 'ಇಮೇಲ್',
  forget: 'ಈ ಸಾಧನದಲ್ಲಿರುವ ಸೈಟ್ ಡೇಟಾ ಅಳಿಸಿ',
  forgotten: 'ಆಯಿತು. ಈ ಸೈಟ್ ನಿಮ್ಮ ಸಾಧನದಲ್ಲಿ ಇಟ್ಟಿದ್ದೆಲ್ಲ ಅಳಿಸಿಹೋಗಿದೆ. ಈ ಪುಟಕ್ಕೆ ಬೇಕಾದ ಹೊಸ ಟೋಕನ್‌ನಂಥದ್ದನ್ನು ಅದು ಮತ್ತೆ ಇಟ್ಟುಕೊಂಡಿದೆ.',
  forgetOffline: 'ಇದಕ್ಕೆ ಸಂಪರ್ಕ ಬೇಕು: ಈ ಪುಟದ ಪ್ರತಿಯೂ ಅಳಿಸಿಹೋಗುತ್ತದೆ.',
  binding: 'ಕಾನೂನಿನ ದೃಷ್ಟಿಯಲ್ಲಿ ಇಂಗ್ಲಿಷ್ ಬರಹವೇ ಅಂತಿಮ.',
  readBinding: 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಓದಿ',
  noContact: 'ನಿರ್ವಾಹಕರು ಸಂಪರ್ಕದ ವಿವರ ತುಂಬಿದ ಕೂಡಲೇ ಅದು ಪುಟದ ಕೊನೆಯಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.',
}
