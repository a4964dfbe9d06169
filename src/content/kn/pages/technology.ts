import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/technology'
import { appCopy, apps } from '@/content/kn/business/apps'
import { marketplaces } from '@/content/kn/business/marketplaces'
import { networks } from '@/content/kn/business/networks'
import { platforms, threePlatforms } from '@/content/kn/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { quiet, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Anchor of the marketplaces on /technology (R-TECH-01). */
const marketplacesId = 'Marketplaces'

/** Words of `/technology` (R-TECH-01 to R-TECH-06). */
export const technology: Translated<typeof english.technology> = {
  head: {
    title: pageTitle('ತಂತ್ರಜ್ಞಾನ: ಆ್ಯಪ್‌ಗಳು, ಮಾರುಕಟ್ಟೆಗಳು ಮತ್ತು ನೆಟ್‌ವರ್ಕ್‌ಗಳು'),
    description:
      'ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪದ ಹಿಂದಿರುವ ಆ್ಯಪ್‌ಗಳು, ಮಾರುಕಟ್ಟೆಗಳು ಮತ್ತು ನೆಟ್‌ವರ್ಕ್‌ಗಳು: ಡಾರ್ಕ್ ಸ್ಟೋರ್, ಘಟಕ, ಫಾರ್ಮ್, ಆಸ್ತಿ ಮತ್ತು ಜೇನುನೊಣ.',
  },
  banner: {
    heading: 'ತಂತ್ರಜ್ಞಾನ',
    lead: 'ಮೂರು ಆ್ಯಪ್‌ಗಳು, ಆರು ಮಾರುಕಟ್ಟೆಗಳು, ಮೂರು ವೇದಿಕೆಗಳು ಮತ್ತು ಜನರ ಐದು ನೆಟ್‌ವರ್ಕ್‌ಗಳು. ನಿಮಗೆ ಬೇಕಾದದ್ದನ್ನು ಮೊದಲು ನೋಡಿ.',
    picture: scene('technology', 'ಒಂದಕ್ಕೊಂದು ಸೇರಿದ ಮೂರು ಷಟ್ಕೋನಗಳಲ್ಲಿ ಡಾರ್ಕ್ ಸ್ಟೋರ್, ಘಟಕ ಮತ್ತು ಮಾರುಕಟ್ಟೆ'),
  },
  tilesName: 'ಈ ಪುಟದಲ್ಲಿ',
  tiles: [
    ...apps.map(({ id, name, picture }) => ({
      href: `#${id}`,
      title: name,
      picture: quiet(picture),
    })),
    {
      href: `#${marketplacesId}`,
      title: 'ಮಾರುಕಟ್ಟೆಗಳು',
      picture: quiet(platforms.marketplace.picture),
    },
  ],
  apps: { ...appCopy, list: apps, button: 'ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ' },
  marketplaces: {
    id: marketplacesId,
    heading: 'ಮಾರುಕಟ್ಟೆಗಳು',
    lead: 'ಒಂದೊಂದು ವ್ಯವಹಾರಕ್ಕೂ ಒಂದರಂತೆ ಆರು ಮಾರುಕಟ್ಟೆಗಳು. ನಿಮ್ಮದರಲ್ಲಿ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ.',
    button: 'ನೋಂದಾಯಿಸಿ',
    list: marketplaces,
  },
  platforms: {
    heading: 'ಮೂರು ವೇದಿಕೆಗಳು',
    lead: 'ಜೇನು ಕೊಯ್ಲಿನಿಂದ ನಿಮ್ಮ ಆರ್ಡರ್‌ವರೆಗೆ ಘಟಕಗಳು, ಡಾರ್ಕ್ ಸ್ಟೋರ್‌ಗಳು ಮತ್ತು ಮಾರುಕಟ್ಟೆ ಒಂದೇ ಸರಪಳಿಯಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತವೆ.',
    list: threePlatforms,
  },
  networks,
  next: {
    heading: 'ಇದು ಕೆಲಸ ಮಾಡುವುದನ್ನು ನೋಡಿ',
    text: 'ಡೆಮೊ ಬುಕ್ ಮಾಡಿ, ನೀವು ಬಳಸುವ ಭಾಗವನ್ನು ತೋರಿಸಲು ಕೇಳಿ.',
    picture: scene('edge-ai'),
    buttons: [bookDemo, { label: 'Edge AI Stack', href: paths.edgeAiStack() }],
  },
  dataCenter: { label: 'ಡೇಟಾ ಸೆಂಟರ್ ನಕ್ಷೆ', href: paths.dataCenter() },
}
