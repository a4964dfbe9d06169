import type * as english from '@/content/en/features/quote-list/comparison'
import type { Translated } from '@/content/translated'

/** The table that compares the products of a quote list. */
export const comparison: Translated<typeof english.comparison> = {
  name: 'ಹೋಲಿಕೆ',
  heading: (count) => `${['ಎರಡು', 'ಮೂರು', 'ನಾಲ್ಕು'][count - 2]} ಉತ್ಪನ್ನಗಳ ಹೋಲಿಕೆ`,
  onlyWhatDiffers: 'ವ್ಯತ್ಯಾಸ ಇರುವುದು ಮಾತ್ರ',
  alike: 'ಈ ಉತ್ಪನ್ನಗಳಲ್ಲಿ ಯಾವ ಸಾಲಿನಲ್ಲೂ ವ್ಯತ್ಯಾಸ ಇಲ್ಲ.',
  rows: {
    price: 'ಬೆಲೆ',
    perKg: 'ಪ್ರತಿ ಕೆಜಿಗೆ ಬೆಲೆ',
    saving: 'ಉಳಿತಾಯ',
    rating: 'ರೇಟಿಂಗ್',
    country: 'ಮೂಲ ದೇಶ',
    stock: 'ಸ್ಟಾಕ್',
    certificate: 'ಪ್ರಮಾಣಪತ್ರ',
  },
  best: { lowest: 'ಅತಿ ಕಡಿಮೆ', largest: 'ಅತಿ ಹೆಚ್ಚು', highest: 'ಅತಿ ಹೆಚ್ಚು' },
  none: 'ಇಲ್ಲ',
  notGiven: 'ತಿಳಿಸಿಲ್ಲ',
  inStock: 'ಸ್ಟಾಕ್ ಇದೆ',
  same: (count) => ['ಎರಡಕ್ಕೂ ಒಂದೇ', 'ಮೂರಕ್ಕೂ ಒಂದೇ', 'ನಾಲ್ಕಕ್ಕೂ ಒಂದೇ'][count - 2] ?? '',
  key: { differs: 'ಈ ಸಾಲುಗಳಲ್ಲಿ ವ್ಯತ್ಯಾಸ ಇದೆ', marked: 'ಗುರುತು', best: 'ಆ ಸಾಲಿನಲ್ಲಿ ಅತ್ಯುತ್ತಮ' },
}
