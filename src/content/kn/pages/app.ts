import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/app'
import { appCopy, apps } from '@/content/kn/business/apps'
import { networkMap } from '@/content/kn/business/networks'
import { pageTitle } from '@/content/kn/site/site'
import { ecoBeeDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/app`: a menu of apps, Edge AI Stack and Eco-Bee (R-ROUTE-22). */
export const appMenu: Translated<typeof english.appMenu> = {
  head: {
    title: pageTitle('ಆ್ಯಪ್‌ಗಳು, Edge AI Stack ಮತ್ತು Eco-Bee'),
    description:
      'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಆ್ಯಪ್‌ಗಳು, Edge AI Stack ಮತ್ತು Eco-Bee ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ ಒಂದೇ ಪುಟದಲ್ಲಿ: ನಿಮಗೆ ಬೇಕಾದದ್ದನ್ನು ಮೊದಲು ನೋಡಿ.',
  },
  heading: 'ನನ್ನ ಆ್ಯಪ್ ಯಾವುದು?',
  lead: 'ಒಂದು ಉತ್ತರ, ಒಂದು ಆ್ಯಪ್: ನಿಮಗೆ ಹೊಂದುವ ಮಾತನ್ನು ಆರಿಸಿ.',
  apps: {
    ...appCopy,
    list: apps.map((app) => ({ ...app, href: `${paths.technology()}#${app.id}` })),
    open: (name) => `${name} ಡೌನ್‌ಲೋಡ್`,
    drawn: 'ಇಲ್ಲಿನ ಸ್ಕ್ರೀನ್‌ಗಳು ಬಿಡಿಸಿದ ಚಿತ್ರಗಳು. ಇವುಗಳಲ್ಲಿ ಯಾವ ಆ್ಯಪ್ ಇಲ್ಲದೆಯೂ ಜೇನುತುಪ್ಪ ಕೊಳ್ಳಬಹುದು.',
    none: 'ಮೂರರಲ್ಲಿ ಯಾವುದೂ ಅಲ್ಲವೇ?',
    look: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ಗಳ ನಕ್ಷೆಯಲ್ಲಿ ನಿಮ್ಮ ಪಾತ್ರ ಹುಡುಕಿ, ಅಥವಾ ಡೆಮೊದಲ್ಲಿ ನಮ್ಮನ್ನು ಕೇಳಿ.',
    map: { label: 'ನಕ್ಷೆಯಲ್ಲಿ ನಿಮ್ಮ ಪಾತ್ರ ಹುಡುಕಿ', href: `${paths.technology()}#${networkMap.id}` },
  },
  hives: {
    heading: 'ಜೇನು ಪೆಟ್ಟಿಗೆಯ ಒಳಗೆ',
    list: [
      {
        title: 'Edge AI Stack',
        text: 'ಪೆಟ್ಟಿಗೆಯ ರೀಡಿಂಗ್‌ಗಳು ನಾಲ್ಕು ಪದರಗಳ ಮೂಲಕ ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಬರುವ ಬಗೆ.',
        href: paths.edgeAiStack(),
        picture: scene('edge-ai'),
      },
      {
        title: 'Eco-Bee',
        text: 'ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆಯೇ ಇದು: ಅದರ ಸೆನ್ಸರ್‌ಗಳು, ಲೈವ್ ವಿಡಿಯೊ, ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ಮತ್ತು ಜೇನುತುಪ್ಪ.',
        href: paths.ecoBee(),
        picture: ecoBeeDrawing('sensors'),
      },
    ],
  },
}
