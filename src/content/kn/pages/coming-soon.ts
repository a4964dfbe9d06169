import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/coming-soon'
import { pageTitle } from '@/content/kn/site/site'
import { scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/coming-soon`, where controls lead whose address is not there yet (R-ROUTE-26). */
export const comingSoon: Translated<typeof english.comingSoon> = {
  head: {
    title: pageTitle('ಶೀಘ್ರದಲ್ಲೇ ಬರಲಿದೆ'),
    description: 'ಸೈಟ್‌ನ ಈ ಭಾಗ ಇನ್ನೂ ತೆರೆದಿಲ್ಲ. ಅಲ್ಲಿಯವರೆಗೆ ನಮ್ಮ ಜೇನುತುಪ್ಪ ಮತ್ತು ನಮ್ಮ ಸೇವೆಗಳನ್ನು ನೋಡಿ.',
  },
  banner: {
    heading: 'ಶೀಘ್ರದಲ್ಲೇ ಬರಲಿದೆ',
    lead: 'ಸೈಟ್‌ನ ಈ ಭಾಗ ಇನ್ನೂ ತೆರೆದಿಲ್ಲ. ಅಲ್ಲಿಯವರೆಗೆ ನಮ್ಮ ಜೇನುತುಪ್ಪ ಅಥವಾ ಸೇವೆಗಳನ್ನು ನೋಡಿ.',
    picture: scene('coming-soon', 'ಸೂರ್ಯೋದಯದಲ್ಲಿ ಇನ್ನೂ ಮೊಗ್ಗಾಗಿರುವ ಹೂಗಳ ನಡುವೆ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
    buttons: [
      { label: 'ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.collections() },
      { label: 'ನಮ್ಮ ಸೇವೆಗಳು', href: paths.services() },
    ],
  },
}
