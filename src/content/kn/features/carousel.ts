import type * as english from '@/content/en/features/carousel'
import type { Translated } from '@/content/translated'

/** Names of the carousel's controls. */
export const carousel: Translated<typeof english.carousel> = {
  pause: 'ನಿಲ್ಲಿಸಿ',
  play: 'ಪ್ಲೇ ಮಾಡಿ',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
}
