import { paths } from '@/config/paths'
import type * as english from '@/content/en/business/apps'
import { bookDemo } from '@/content/kn/site/site'
import { appDrawing, screenDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'
import { networkMap } from './networks'

/** The three apps. What DTN and ACN stand for is not given anywhere, so nothing is said about it. */
export const apps: Translated<typeof english.apps> = [
  {
    id: 'DTNApp',
    name: 'DTN App',
    answer: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ DTN ಬಳಸುತ್ತೇವೆ',
    forWhom: 'DTN App ಬಳಸುವ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿರುವವರಿಗೆ.',
    notFor: 'ತಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಇದರ ಹೆಸರು ಕೇಳಿರದವರಿಗೆ. ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡುವ ಮೊದಲು ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ, ಅಥವಾ ಡೆಮೊದಲ್ಲಿ ನಮ್ಮನ್ನು ಕೇಳಿ.',
    ask: bookDemo,
    picture: appDrawing('dtn-app', 'ಜಾಡಿಗಳ ಶೆಲ್ಫ್‌ಗಳನ್ನು ಮತ್ತು ಒಂದೊಂದೂ ಎಷ್ಟು ತುಂಬಿದೆ ಎಂಬುದನ್ನು ತೋರಿಸುವ ಫೋನ್'),
    screen: {
      picture: screenDrawing('dtn-app', 'ಫೋನ್‌ನಲ್ಲಿ ಜಾಡಿಗಳ ಮೂರು ಶೆಲ್ಫ್‌ಗಳು, ಅವುಗಳಲ್ಲಿ ಒಂದು ಹೆಚ್ಚುಕಡಿಮೆ ಖಾಲಿ'),
      words: ['ಶೆಲ್ಫ್‌ಗಳು', 'ಸಾಸಿವೆ', 'ಲಿಚಿ', 'ಕಾಡು'],
    },
  },
  {
    id: 'ACNNetwork',
    name: 'ACN Network',
    answer: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ACN ಬಳಸುತ್ತೇವೆ',
    forWhom: 'ACN Network ಆ್ಯಪ್ ಬಳಸುವ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿರುವವರಿಗೆ.',
    notFor: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ಗಳಿಗೆ ಹೊಸಬರಾದವರಿಗೆ. ಡೆಮೊ ಬುಕ್ ಮಾಡಿ, ನಿಮ್ಮ ಆ್ಯಪ್ ಯಾವುದು ಎಂದು ಕೇಳಿ.',
    ask: bookDemo,
    picture: appDrawing('acn-network', 'ಮಧ್ಯದ ಷಟ್ಕೋನದೊಂದಿಗೆ ಜೋಡಿಸಿದ ಷಟ್ಕೋನಗಳನ್ನು ತೋರಿಸುವ ಫೋನ್'),
    screen: {
      picture: screenDrawing('acn-network', 'ಫೋನ್‌ನಲ್ಲಿ ಆರು ಷಟ್ಕೋನಗಳು, ಪ್ರತಿಯೊಂದನ್ನೂ ಮಧ್ಯದ ಷಟ್ಕೋನದೊಂದಿಗೆ ಜೋಡಿಸಲಾಗಿದೆ'),
      words: ['ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್', 'ಹೊಲ ನೆಟ್‌ವರ್ಕ್', 'ಘಟಕ ನೆಟ್‌ವರ್ಕ್', 'ಜೇನುನೊಣ ನೆಟ್‌ವರ್ಕ್'],
    },
  },
  {
    id: 'AgriMinerApp',
    name: 'AgriMiner App',
    answer: 'ನಾನು AgriMiner',
    forWhom: 'AgriMiner ಆಗಿರುವವರಿಗೆ. ನಮ್ಮ ಐದು ನೆಟ್‌ವರ್ಕ್‌ಗಳ ಪೈಕಿ ನಾಲ್ಕರಲ್ಲಿ ಈ ಪಾತ್ರವಿದೆ.',
    notFor: 'ಬೇರೆ ಹೆಸರಿನ ಪಾತ್ರ ಇರುವವರಿಗೆ. ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ಗಳ ನಕ್ಷೆಯಲ್ಲಿ ಅದನ್ನು ಹುಡುಕಿ.',
    ask: { label: 'ನಕ್ಷೆಯಲ್ಲಿ ನಿಮ್ಮ ಪಾತ್ರ ಹುಡುಕಿ', href: `${paths.technology()}#${networkMap.id}` },
    picture: appDrawing('agriminer-app', 'ಮೇಲೆ ಹೊಲಗಳ ನಕ್ಷೆ, ಕೆಳಗೆ ಏರುತ್ತಿರುವ ಗೆರೆ ತೋರಿಸುವ ಫೋನ್'),
    screen: {
      picture: screenDrawing('agriminer-app', 'ಫೋನ್‌ನಲ್ಲಿ ಹೊಲಗಳ ನಕ್ಷೆ, ಅದರ ಕೆಳಗೆ ಎತ್ತರವಾಗುತ್ತ ಹೋಗುವ ಪಟ್ಟಿಗಳು'),
      words: ['ಹೊಲಗಳು', 'AgriMiner'],
    },
  },
]

/** Words around the apps, wherever they stand. */
export const appCopy: Translated<typeof english.appCopy> = {
  forWhom: 'ಯಾರಿಗೆ ಸೂಕ್ತ:',
  notFor: 'ಯಾರಿಗೆ ಸೂಕ್ತವಲ್ಲ:',
}
