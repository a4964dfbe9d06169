import type * as english from '@/content/en/product/sold-out'
import type { Translated } from '@/content/translated'

/** What is said where nothing is left: a service is never in stock, it has no place free. */
export const soldOut: Translated<typeof english.soldOut> = (service = false) =>
  service ? 'ಬುಕಿಂಗ್ ಭರ್ತಿಯಾಗಿದೆ' : 'ಸ್ಟಾಕ್ ಇಲ್ಲ'
