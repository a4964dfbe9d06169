import type * as english from '@/content/en/features/honey-scale'
import type { Translated } from '@/content/translated'

/** Words of the scale of colours. */
export const honeyScale: Translated<typeof english.honeyScale> = {
  legend: 'ತಿಳಿ ಬಣ್ಣದಿಂದ ಗಾಢ ಬಣ್ಣದವರೆಗಿನ ಜೇನುತುಪ್ಪಗಳು',
  pale: 'ತಿಳಿ ಬಣ್ಣ',
  dark: 'ಗಾಢ ಬಣ್ಣ',
  /** Where a honey stands on the scale, between the labels of its neighbours, which are Latin and take no case endings. */
  between: (paler, darker) => {
    if (paler && darker) return `ಇದಕ್ಕಿಂತ ತಿಳಿ ಬಣ್ಣದ್ದು ${paler}, ಇದಕ್ಕಿಂತ ಗಾಢ ಬಣ್ಣದ್ದು ${darker}.`
    if (darker) return `ನಮ್ಮ ಜೇನುತುಪ್ಪಗಳಲ್ಲಿ ಅತಿ ತಿಳಿ ಬಣ್ಣದ್ದು ಇದು. ಇದರ ನಂತರದ್ದು ${darker}.`
    return paler ? `ನಮ್ಮ ಜೇನುತುಪ್ಪಗಳಲ್ಲಿ ಅತಿ ಗಾಢ ಬಣ್ಣದ್ದು ಇದು. ಇದರ ಹಿಂದಿನದು ${paler}.` : 'ಇಲ್ಲಿರುವ ಜೇನುತುಪ್ಪ ಇದೊಂದೇ.'
  },
  see: 'ಈ ಜೇನುತುಪ್ಪ ನೋಡಿ',
}
