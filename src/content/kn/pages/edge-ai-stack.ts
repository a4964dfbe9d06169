import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/edge-ai-stack'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { ecoBeeDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/edge-ai-stack`, the layers from the top of the drawing to its foot (R-ROUTE-23). */
export const edgeAiStack: Translated<typeof english.edgeAiStack> = {
  head: {
    title: pageTitle('Edge AI Stack: ಜೇನು ಪೆಟ್ಟಿಗೆಯಿಂದ ನಿಮ್ಮ ಫೋನ್‌ವರೆಗೆ'),
    description:
      'ಸೆನ್ಸರ್‌ಗಳು, ಜೇನು ಪೆಟ್ಟಿಗೆಯ ಬಳಿಯ ಚಿಕ್ಕ ಕಂಪ್ಯೂಟರ್, ಕ್ಲೌಡ್ ಮತ್ತು ಆ್ಯಪ್ Edge AI Stack\u00a0ನಲ್ಲಿ ಹೇಗೆ ಒಟ್ಟಾಗಿ ಕೆಲಸ ಮಾಡುತ್ತವೆ ಎಂದು ನೋಡಿ.',
  },
  banner: {
    heading: 'Edge AI Stack',
    lead: 'ಜೇನು ಪೆಟ್ಟಿಗೆಯ ಸೆನ್ಸರ್‌ಗಳಿಂದ ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ಸಿಗುವ ಉತ್ತರದವರೆಗೆ ನಾಲ್ಕು ಪದರಗಳು. ಒಂದು ರೀಡಿಂಗ್ ಮೇಲೇರುವ ದಾರಿ ನೋಡಲು ಕೆಳಗಿನ 1ರಿಂದ ಶುರುಮಾಡಿ.',
    picture: scene('edge-ai', 'ಒಂದರ ಮೇಲೊಂದು ನಾಲ್ಕು ಹಲಗೆಗಳು: ಫೋನ್, ಕ್ಲೌಡ್, ಚಿಕ್ಕ ಕಂಪ್ಯೂಟರ್ ಮತ್ತು ಹೂಗಳ ನಡುವೆ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  },
  takesIn: 'ಪಡೆಯುವುದು',
  passesOn: 'ಮುಂದೆ ಕಳುಹಿಸುವುದು',
  layers: [
    {
      name: 'ಆ್ಯಪ್',
      tone: 'sage',
      text: 'ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿದೆ. ಪೆಟ್ಟಿಗೆ ಹೇಗಿದೆ ಎಂದು ತೋರಿಸುತ್ತದೆ, ನಿಮ್ಮ ಗಮನ ಬೇಕಾದಾಗ ಎಚ್ಚರಿಸುತ್ತದೆ, ಲೈವ್ ವಿಡಿಯೊ ತೋರಿಸುತ್ತದೆ.',
      takesIn: 'ಫಲಿತಾಂಶಗಳು, ಎಚ್ಚರಿಕೆಗಳು ಮತ್ತು ಲೈವ್ ವಿಡಿಯೊ',
      passesOn: 'ನಿಮ್ಮ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ: ಇವತ್ತು ನನ್ನ ಪೆಟ್ಟಿಗೆಗೆ ನನ್ನ ಅಗತ್ಯ ಇದೆಯೇ?',
    },
    {
      name: 'ಕ್ಲೌಡ್',
      tone: 'honey',
      text: 'ಡೇಟಾ ಸೆಂಟರ್‌ನಲ್ಲಿದೆ. ಪೆಟ್ಟಿಗೆಯ ಈವರೆಗಿನ ಮಾಹಿತಿಯನ್ನು ಉಳಿಸಿಕೊಳ್ಳುತ್ತದೆ. AI ವಾರಗಳನ್ನೂ ಋತುಗಳನ್ನೂ ಹೋಲಿಸಿ, ಜೇನು ಕುಟುಂಬದ ಆರೋಗ್ಯ ಹೇಗಿದೆ, ಮುಂದೆ ಏನಾಗಬಹುದು ಎಂದು ಅಂದಾಜು ಮಾಡುತ್ತದೆ.',
      takesIn: 'ಎಡ್ಜ್ ಕಳುಹಿಸುವ ರೀಡಿಂಗ್‌ಗಳು',
      passesOn: 'ಆರೋಗ್ಯ, ಏರಿಳಿತಗಳು ಮತ್ತು ಮುನ್ಸೂಚನೆಗಳು',
    },
    {
      name: 'ಎಡ್ಜ್',
      tone: 'leaf',
      text: 'ಪೆಟ್ಟಿಗೆಯ ಪಕ್ಕದಲ್ಲಿದೆ. ‘ಎಡ್ಜ್’ ಎಂದರೆ ದೂರದ ಡೇಟಾ ಸೆಂಟರ್‌ನಲ್ಲಿ ಮಾತ್ರವಲ್ಲ, ರೀಡಿಂಗ್ ತೆಗೆಯುವ ಜಾಗದಲ್ಲೂ ಒಂದು ಚಿಕ್ಕ ಕಂಪ್ಯೂಟರ್ ಕೆಲಸ ಮಾಡುತ್ತದೆ ಎಂದರ್ಥ.',
      takesIn: 'ಪ್ರತಿ ರೀಡಿಂಗ್, ತೆಗೆದ ಕೂಡಲೇ',
      passesOn: 'ಕಳುಹಿಸಲು ಯೋಗ್ಯವಾದ ರೀಡಿಂಗ್‌ಗಳು',
    },
    {
      name: 'ಜೇನು ಪೆಟ್ಟಿಗೆ',
      tone: 'earth',
      text: 'ಹೊಲದಲ್ಲಿದೆ. ಸೆನ್ಸರ್‌ಗಳು ತಾಪಮಾನ, ತೇವಾಂಶ, ತೂಕ, ಶಬ್ದ ಮತ್ತು ಜೇನುನೊಣಗಳ ಹಾರಾಟದ ರೀತಿಯನ್ನು ಅಳೆಯುತ್ತವೆ. ಕ್ಯಾಮೆರಾ ಪೆಟ್ಟಿಗೆಯ ವಿಡಿಯೊ ತೆಗೆಯುತ್ತದೆ.',
      takesIn: 'ಜೇನು ಕುಟುಂಬದಲ್ಲಿ ನಡೆಯುವುದು',
      passesOn: 'ಸಂಖ್ಯೆಗಳು, ಶಬ್ದಗಳು ಮತ್ತು ಚಿತ್ರಗಳು',
    },
  ],
  next: {
    heading: 'ಜೇನು ಪೆಟ್ಟಿಗೆಯಲ್ಲಿ ಇದನ್ನು ನೋಡಿ',
    text: 'ಈ ರೀಡಿಂಗ್‌ಗಳನ್ನು ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಕಳುಹಿಸುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆಯೇ Eco-Bee.',
    picture: ecoBeeDrawing('phone-app'),
    buttons: [{ label: 'Eco-Bee ಪರಿಚಯ', href: paths.ecoBee() }, bookDemo],
  },
}
