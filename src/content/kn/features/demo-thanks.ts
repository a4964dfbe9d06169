import type * as english from '@/content/en/features/demo-thanks'
import type { Translated } from '@/content/translated'

/** What home says to whoever has just asked for a demo, until they close it. */
export const thanksCopy: Translated<typeof english.thanksCopy> = {
  heading: 'ಧನ್ಯವಾದಗಳು, ನಿಮ್ಮ ವಿನಂತಿ ನಮ್ಮನ್ನು ತಲುಪಿದೆ',
  text: 'ನಾವು ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮೂಲಕ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ. ನೀವು ಇನ್ನೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  reach: 'ಏನಾದರೂ ಸೇರಿಸಬೇಕೇ ಅಥವಾ ಬದಲಿಸಬೇಕೇ?',
  close: 'ಈ ಸಂದೇಶ ಮುಚ್ಚಿ',
}
