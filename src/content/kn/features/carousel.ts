import type * as english from '@/content/en/features/carousel'
import type { Words } from '@/content/words'

/** Names of the carousel's controls. */
export const carousel: Words<typeof english.carousel> = {
  pause: 'ನಿಲ್ಲಿಸಿ',
  play: 'ಪ್ಲೇ ಮಾಡಿ',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
}
