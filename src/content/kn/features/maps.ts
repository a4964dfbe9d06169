import { paths } from '@/config/paths'
import type * as english from '@/content/en/features/maps'
import { bookDemo } from '@/content/kn/site/site'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { kilometresText } from '@/domain/places/distance'

/** Words that the map pages share. */
export const maps: Translated<typeof english.maps> = {
  needsScripts: {
    /** Where the list comes by script. */
    places: { text: 'ಸ್ಥಳಗಳ ಪಟ್ಟಿ ಮತ್ತು ನಕ್ಷೆಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.' },
    /** Where it is in the HTML. */
    map: {
      text: 'ನಕ್ಷೆಗೆ ಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು, ಅದು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
      instead: 'ಸ್ಥಳಗಳ ಪಟ್ಟಿ ಅದಿಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ:',
    },
  },
  states: {
    loading: 'ಸ್ಥಳಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
    empty: 'ಇನ್ನೂ ಯಾವ ಸ್ಥಳವೂ ಇಲ್ಲ',
    failed: 'ಸ್ಥಳಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  },
  map: 'ನಕ್ಷೆ',
  list: 'ಸ್ಥಳಗಳು',
  search: 'ಹೆಸರು ಅಥವಾ ಊರಿನಿಂದ ಫಿಲ್ಟರ್ ಮಾಡಿ',
  nearest: 'ಹತ್ತಿರದ್ದು ಮೊದಲು',
  asking: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಕೇಳಲಾಗುತ್ತಿದೆ…',
  refused: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ನಿಮ್ಮ ಬಳಿಯೇ ಇರುತ್ತದೆ. ಪಟ್ಟಿಯ ಕ್ರಮ ಬದಲಾಗಿಲ್ಲ.',
  unavailable: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಸಿಗಲಿಲ್ಲ. ಪಟ್ಟಿಯ ಕ್ರಮ ಬದಲಾಗಿಲ್ಲ.',
  count: (shown, all) =>
    shown === all
      ? `${grouped(all)} ${all === 1 ? 'ಸ್ಥಳ' : 'ಸ್ಥಳಗಳು'}`
      : `${grouped(all)} ${all === 1 ? 'ಸ್ಥಳದ' : 'ಸ್ಥಳಗಳ'} ಪೈಕಿ ${grouped(shown)}`,
  someFailed: 'ಕೆಲವು ಸ್ಥಳಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  emptyLinks: [{ label: 'ಎಲ್ಲ ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.allProducts() }, bookDemo],
  noMatch: (text) => `‘${text}’ ಎಂಬುದಕ್ಕೆ ಹೊಂದುವ ಯಾವ ಸ್ಥಳವೂ ಇಲ್ಲ.`,
  clear: 'ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಿ',
  age: (asOf, count) => `${asOf} · ${count}`,
  /** A distance: '3.4 ಕಿ.ಮೀ. ದೂರ', from ten kilometres on '1,148 ಕಿ.ಮೀ. ದೂರ'. */
  away: (km) => `${kilometresText(km)} ಕಿ.ಮೀ. ದೂರ`,
  offMap: 'ನಕ್ಷೆಯಲ್ಲಿಲ್ಲ: ಇದರ ನಿಖರ ಲೊಕೇಶನ್ ತಿಳಿದಿಲ್ಲ.',
  details: (name) => `ವಿವರ: ${name}`,
  directions: 'ದಾರಿ ನೋಡಿ',
  copy: 'ನಕ್ಷೆಯ ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ನಕ್ಷೆಯ ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ',
  notCopied: 'ಈ ಬ್ರೌಸರ್ ಕಾಪಿ ಮಾಡಲು ಬಿಡಲಿಲ್ಲ. ಸ್ಥಳವನ್ನು ತೆರೆದು, ಅದರ ಲಿಂಕ್ ಅಲ್ಲಿಂದ ಕಾಪಿ ಮಾಡಿ.',
  showOnMap: 'ನಕ್ಷೆಯಲ್ಲಿ ನೋಡಿ',
  skipMap: 'ನಕ್ಷೆ ಬಿಟ್ಟು ಮುಂದೆ ಹೋಗಿ',
  cluster: (count) => `ಜೂಮ್ ಮಾಡಿ ${grouped(count)} ಸ್ಥಳಗಳನ್ನು ನೋಡಿ`,
  sketch: 'ಈ ನಕ್ಷೆ ಬಿಡಿಸಿದ ಚಿತ್ರ. ಯಾವುದೇ ಹೆಸರು ಒತ್ತಿದರೆ Google Maps ತೆರೆಯುತ್ತದೆ.',
  mapLoading: 'ನಕ್ಷೆ ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  mapFailed: 'ನಕ್ಷೆ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಯಾವುದೇ ಹೆಸರು ಒತ್ತಿದರೆ Google Maps ತೆರೆಯುತ್ತದೆ.',
}
