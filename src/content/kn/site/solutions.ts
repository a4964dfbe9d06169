import { paths } from '@/config/paths'
import type * as english from '@/content/en/site/solutions'
import { audienceIcon } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** What there is for each audience. */
export const solutionLinks: Translated<typeof english.solutionLinks> = [
  {
    label: 'ರೈತರು',
    text: 'ಹೂಬಿಟ್ಟ ಬೆಳೆಗೆ ಜೇನುನೊಣಗಳು',
    href: paths.farmers(),
    picture: audienceIcon('farmer'),
  },
  {
    label: 'ತಯಾರಕರು',
    text: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ನಂತೆ ಜೇನುತುಪ್ಪ',
    href: paths.manufacturers(),
    picture: audienceIcon('manufacturer'),
  },
  { label: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು', text: 'ನಿಮ್ಮ ಲೇಬಲ್‌ನ ಜೇನುತುಪ್ಪ', href: paths.brands(), picture: audienceIcon('brand') },
  {
    label: 'ಜೇನು ಕೃಷಿಕರು',
    text: 'ಸ್ಥಳಾಂತರ ಮತ್ತು ಸಾಮಗ್ರಿ',
    href: paths.beekeepers(),
    picture: audienceIcon('beekeeper'),
  },
  {
    label: 'ಇಕೋ-ಸಹಯೋಗಿಗಳು',
    text: 'ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ ದತ್ತು ಪಡೆಯಿರಿ',
    href: paths.ecoContributor(),
    picture: audienceIcon('eco-contributor'),
  },
  {
    label: 'ಇಕೋ-ಉದ್ಯಮಿಗಳು',
    text: 'ನಿಮ್ಮಲ್ಲಿರುವ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ',
    href: paths.ecoEntrepreneur(),
    picture: audienceIcon('eco-entrepreneur'),
  },
  {
    label: 'ಗ್ರಾಹಕರು',
    text: 'ಮನೆಗೆ ಜೇನುತುಪ್ಪ',
    href: paths.consumers(),
    picture: audienceIcon('consumer'),
  },
]
