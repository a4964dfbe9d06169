import type * as english from '@/content/en/site/start-failure'
import type { Translated } from '@/content/translated'

/** When the site itself cannot start (docs/behaviour.md, 'Configuration'). */
export const startFailure: Translated<typeof english.startFailure> = {
  text: 'ಸೈಟ್ ಶುರುವಾಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ಬಟನ್‌ಗಳು ಮತ್ತು ಫಾರಂಗಳು ಇನ್ನೂ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ. ಆದರೂ ಈ ಪುಟವನ್ನು ಓದಬಹುದು.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
}
