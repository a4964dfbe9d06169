import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/not-found'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { stateDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const notFound: Translated<typeof english.notFound> = {
  head: {
    title: pageTitle('ಪುಟ ಸಿಗಲಿಲ್ಲ'),
    description: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ. ನಮ್ಮ ಜೇನುತುಪ್ಪ ಅಥವಾ ಸೇವೆಗಳನ್ನು ನೋಡಿ, ಇಲ್ಲವೇ ಡೆಮೊ ಬುಕ್ ಮಾಡಿ.',
  },
  heading: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  text: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಬೆಳೆದಿಲ್ಲ. ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸದಲ್ಲಿ ಒಂದು ಅಕ್ಷರ ಬಿಟ್ಟುಹೋಗಿರಬಹುದು.',
  picture: stateDrawing('not-found'),
  /** The first is what most visitors came for. */
  links: [
    { label: 'ಎಲ್ಲ ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.allProducts() },
    { label: 'ನಮ್ಮ ಸೇವೆಗಳು', href: paths.services() },
    bookDemo,
  ],
}
