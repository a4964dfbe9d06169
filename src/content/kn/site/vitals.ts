import type * as english from '@/content/en/site/vitals'
import type { Translated } from '@/content/translated'

/** Words of the panel that `?vitals` opens for staff. */
export const vitals: Translated<typeof english.vitals> = {
  heading: 'ಈ ಭೇಟಿಯ ವೆಬ್ ವೈಟಲ್ಸ್',
  names: {
    TTFB: 'ಮೊದಲ ಬೈಟ್ ಬರಲು ಹಿಡಿದ ಸಮಯ',
    FCP: 'ಪುಟದ ಮೊದಲ ಭಾಗ ಕಾಣಲು ಹಿಡಿದ ಸಮಯ',
    LCP: 'ಪುಟದ ಅತಿ ದೊಡ್ಡ ಭಾಗ ಕಾಣಲು ಹಿಡಿದ ಸಮಯ',
    CLS: 'ಪುಟದ ವಿನ್ಯಾಸ ಒಟ್ಟು ಎಷ್ಟು ಸರಿಯಿತು',
    INP: 'ಒತ್ತಿದ ಮೇಲೆ ಬದಲಾವಣೆ ಕಾಣಲು ಹಿಡಿದ ಸಮಯ',
  },
  ratings: { good: 'ಚೆನ್ನಾಗಿದೆ', 'needs-improvement': 'ಸುಧಾರಿಸಬೇಕು', poor: 'ಕಳಪೆ' },
  notYet: 'ಇನ್ನೂ ಅಳೆದಿಲ್ಲ',
  close: 'ಮುಚ್ಚಿ',
}
