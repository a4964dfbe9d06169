import type * as english from '@/content/en/features/likes'
import type { Translated } from '@/content/translated'

/** What is said of a like beside its heart. */
export const likes: Translated<typeof english.likes> = {
  sending: 'ನಿಮ್ಮ ‘ಇಷ್ಟ’ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  failed: (cause) => `ನಿಮ್ಮ ‘ಇಷ್ಟ’ ಎಣಿಕೆಯಾಗಲಿಲ್ಲ. ${cause}`,
  timedOut: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ: ನಿಮ್ಮ ‘ಇಷ್ಟ’ ಎಣಿಕೆಯಾಗಿರಬಹುದು, ಆಗದೆಯೂ ಇರಬಹುದು.',
}
