import type * as english from '@/content/en/features/product-panel'
import type { Translated } from '@/content/translated'

/** What the panel of one product says. */
export const productPanel: Translated<typeof english.productPanel> = {
  /** Names the panel while no product can. */
  unnamed: 'ಉತ್ಪನ್ನ',
  previous: 'ಹಿಂದಿನ ಉತ್ಪನ್ನ',
  next: 'ಮುಂದಿನ ಉತ್ಪನ್ನ',
  /** '7ರಲ್ಲಿ 1' */
  position: (position, total) => `${total}ರಲ್ಲಿ ${position}`,
  /** Begins with the words that are seen of it (`shareButton.seen`); a colon would stand apart from them. */
  share: (name) => `ಹಂಚಿಕೊಳ್ಳಿ – ${name}`,
  perKg: (price) => `ಪ್ರತಿ ಕೆಜಿಗೆ ${price}`,
  origin: (country) => `ಮೂಲ ದೇಶ: ${country}`,
  /** A rating as it is shown; what is read out is the stars'. */
  ofFive: (rating) => `5ಕ್ಕೆ ${rating}`,
  trace: 'ಈ ಜಾಡಿಯ ಮೂಲ ತಿಳಿಯಿರಿ',
  steps: {
    flower: 'ಹೂವು',
    origin: 'ಮೂಲ ದೇಶ',
    listed: 'ಪಟ್ಟಿಗೆ ಸೇರಿದ ದಿನ',
    quality: 'ಗುಣಮಟ್ಟ',
    shelf: 'ಶೆಲ್ಫ್',
  },
  code: {
    heading: 'ಈ ಜಾಡಿಯ ಕೋಡ್',
    headingOfOffer: 'ಇದರ QR ಕೋಡ್',
    text: 'ಫೋನ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ಉಳಿಸಿಕೊಳ್ಳಿ.',
    ofAddress: 'ಇದು ಈ ಪುಟವನ್ನೇ ತೆರೆಯುತ್ತದೆ. ಫೋನ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ಉಳಿಸಿಕೊಳ್ಳಿ.',
    save: 'QR ಕೋಡ್ ಉಳಿಸಿ',
    failed: 'ಕೋಡ್ ಸಿದ್ಧವಾಗಲಿಲ್ಲ.',
  },
  list: { loading: 'ಉತ್ಪನ್ನ ಲೋಡ್ ಆಗುತ್ತಿದೆ', empty: 'ಈ ಉತ್ಪನ್ನ ಲೋಡ್ ಆಗಲಿಲ್ಲ' },
  gone: {
    heading: 'ಈ ಉತ್ಪನ್ನ ಈಗ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ',
    text: 'ಉಳಿದವೆಲ್ಲ ಇಲ್ಲೇ ಇವೆ.',
    nearest: 'ಇದನ್ನು ಹೋಲುವವು',
    back: 'ಪಟ್ಟಿಗೆ ಹಿಂತಿರುಗಿ',
  },
}
