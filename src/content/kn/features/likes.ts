import type * as english from '@/content/en/features/likes'
import type { Words } from '@/content/words'

/** What is said of a like beside its heart. */
export const likes: Words<typeof english.likes> = {
  sending: 'ನಿಮ್ಮ ‘ಇಷ್ಟ’ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  failed: (cause) => `ನಿಮ್ಮ ‘ಇಷ್ಟ’ ಎಣಿಕೆಯಾಗಲಿಲ್ಲ. ${cause}`,
}
