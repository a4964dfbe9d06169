import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/eco-contributor'
import { platforms } from '@/content/kn/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/kn/site/site'
import { ecoBeeDrawing, momentDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const ecoContributor: Translated<typeof english.ecoContributor> = {
  head: {
    title: pageTitle('Eco-Bee ದತ್ತು ಪಡೆಯಿರಿ, ಅದರ ಜೇನುತುಪ್ಪ ನಿಮ್ಮದೇ'),
    description:
      'Eco-Bee ದತ್ತು ಪಡೆಯಿರಿ: ನೀವು ಲೈವ್ ಆಗಿ ನೋಡುವ, ಆನ್‌ಲೈನ್ ಸಂಪರ್ಕವಿರುವ ಜೇನು ಪೆಟ್ಟಿಗೆ. ಜೇನುತುಪ್ಪವೆಲ್ಲ ನಿಮ್ಮದೇ, ಜೀವವೈವಿಧ್ಯಕ್ಕೂ ಸಹಾಯ.',
  },
  banner: {
    heading: 'ಇಕೋ-ಸಹಯೋಗಿಗಳಿಗೆ Eco-Bee: ಸುಸ್ಥಿರ ಕೃಷಿಗೆ, ಜೀವವೈವಿಧ್ಯಕ್ಕೆ ಬಲ',
    lead: 'ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆಯನ್ನು ದತ್ತು ಪಡೆಯಿರಿ, ಲೈವ್ ಆಗಿ ನೋಡಿ. ಅದರ ಜೇನುತುಪ್ಪವೆಲ್ಲ ನಿಮ್ಮದೇ.',
    picture: scene('eco-contributor'),
    buttons: [{ label: 'Eco-Bee ಬಗ್ಗೆ ತಿಳಿಯಿರಿ', href: paths.ecoBee() }, bookDemo],
  },
  benefits: {
    heading: 'ಇಕೋ-ಸಹಯೋಗಿಗಳಿಗೆ ಪ್ರಯೋಜನಗಳು',
    cards: [
      {
        title: '100% ಜೇನುತುಪ್ಪ ನಿಮಗೇ',
        text: 'ಜೇನು ಕೊಯ್ಲು ನೀವೇ ಮಾಡಿ, ಅಥವಾ ಬೇಕಿದ್ದರೆ ಸಂಗ್ರಹ ಸೇವೆ ಬಳಸಿ. ಎಲ್ಲವೂ ನಿಮ್ಮದೇ.',
      },
      {
        title: 'ಲೈವ್ ಆಗಿ ನೋಡಿ',
        text: 'ಮನೆಯ ಸೋಫಾದಲ್ಲಿ, ಆಫೀಸಿನಲ್ಲಿ ಅಥವಾ ತರಗತಿಯಲ್ಲಿ ಲೈವ್ ವಿಡಿಯೊ ತೆರೆದು ನೋಡಿ.',
      },
      {
        title: 'ಸುತ್ತಲೂ ಹೆಚ್ಚು ಜೀವಕಳೆ',
        text: 'ಪ್ರತಿ ಜೇನು ಕುಟುಂಬವೂ ತನ್ನ ಹಾರಾಟದ ವ್ಯಾಪ್ತಿಯಲ್ಲಿ ಅರಳುವ ಹೂಗಳಿಗೆ ಪರಾಗಸ್ಪರ್ಶ ಮಾಡುತ್ತದೆ.',
      },
      {
        title: 'ಮೊದಲೇ ಎಚ್ಚರಿಕೆ',
        text: 'ಯಾರಾದರೂ ಹೋಗಿ ಜೇನು ಕುಟುಂಬವನ್ನು ನೋಡಬೇಕಾದಾಗ ಎಚ್ಚರಿಕೆಗಳು ಮತ್ತು ಮುನ್ಸೂಚನೆಗಳು ನಿಮಗೆ ತಿಳಿಸುತ್ತವೆ.',
      },
    ],
  },
  models: {
    heading: 'Eco-Bee ಮಾದರಿಗಳು',
    lead: 'ವಿವರ ಓದಿ, ನಂತರ ನಿಮಗೆ ಹೊಂದುವ ಪೆಟ್ಟಿಗೆಯನ್ನು ದತ್ತು ಪಡೆಯಿರಿ.',
    categories: [categoryIds.ecoContributor],
    kind: 'services',
    buyText: 'ಈಗಲೇ ದತ್ತು ಪಡೆಯಿರಿ',
    infoText: 'ಮಾದರಿಯ ವಿವರ',
    hidePrices: true,
  },
  year: {
    heading: 'ಒಂದು ಪೆಟ್ಟಿಗೆ, ನಿಮ್ಮ ವರ್ಷದ ನಾಲ್ಕು ಗಳಿಗೆ',
    lead: 'ಪೆಟ್ಟಿಗೆ ಇದ್ದಲ್ಲೇ ಇರುತ್ತದೆ. ಆಕಾಶ ಬದಲಾಗುತ್ತದೆ, ನಿಮ್ಮ ಕೆಲಸವೂ ಬದಲಾಗುತ್ತದೆ.',
    moments: [
      {
        when: 'ಶುರುವಿನಲ್ಲಿ',
        title: 'ನೀವು ಆರಿಸುತ್ತೀರಿ',
        text: 'ಮಾದರಿಗಳನ್ನು ಹೋಲಿಸಿ, ವಿವರ ಓದಿ, ಒಂದನ್ನು ದತ್ತು ಪಡೆಯಿರಿ.',
        picture: momentDrawing('choose'),
      },
      {
        when: 'ಹೂವಿನ ಕಾಲದಲ್ಲಿ',
        title: 'ಪೆಟ್ಟಿಗೆ ತಿಳಿಸುತ್ತದೆ',
        text: 'ತಾಪಮಾನ, ತೇವಾಂಶ, ತೂಕ, ಶಬ್ದ ಮತ್ತು ಜೇನುನೊಣಗಳ ಹಾರಾಟದ ಮಾಹಿತಿ ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಬರುತ್ತದೆ.',
        picture: momentDrawing('bloom'),
      },
      {
        when: 'ಮಳೆಗಾಲದಲ್ಲಿ',
        title: 'ನೀವು ನೋಡುತ್ತೀರಿ',
        text: 'ಹಗಲು ರಾತ್ರಿ HD ಲೈವ್ ವಿಡಿಯೊ ನೋಡಿ, ತಪ್ಪಿಹೋದದ್ದನ್ನು ಮತ್ತೆ ಹಾಕಿ ನೋಡಿ.',
        picture: momentDrawing('rains'),
      },
      {
        when: 'ಜೇನು ಕೊಯ್ಲಿನ ನಂತರ',
        title: 'ಎಲ್ಲವೂ ನಿಮ್ಮದು',
        text: 'ಜೇನು ಕೊಯ್ಲು ತಾನಾಗಿಯೇ ದಾಖಲಾಗುತ್ತದೆ, ಜೇನುತುಪ್ಪವೆಲ್ಲ ನಿಮ್ಮದೇ.',
        picture: momentDrawing('harvest'),
      },
    ],
    links: [
      { label: 'ಮಾದರಿ ಆರಿಸಿ', href: '#models' },
      { label: 'Eco-Bee\u00a0ಯ ಎಲ್ಲ ವೈಶಿಷ್ಟ್ಯಗಳು', href: paths.ecoBee() },
    ],
  },
  adopters: {
    heading: 'Eco-Bee ದತ್ತು ಪಡೆಯುವವರು ಯಾರು',
    people: [
      {
        title: 'ಪರಿಸರ ಕಾಳಜಿ ಇರುವವರು',
        text: 'ಜೇನುನೊಣಗಳಿಗಾಗಿ ಏನಾದರೂ ಮಾಡಬೇಕು, ಅದರ ಫಲವನ್ನು ಸವಿಯಬೇಕು ಎನ್ನುವವರು.',
        picture: ecoBeeDrawing('ownership'),
      },
      {
        title: 'ದೂರದಲ್ಲಿರುವ ಹೂಡಿಕೆದಾರರು',
        text: 'ಕೃಷಿಯಲ್ಲಿ ಹಣ ಹೂಡಿ, ತಾವಿರುವ ಊರಿನಿಂದಲೇ ಅದನ್ನು ಗಮನಿಸುವವರು.',
        picture: ecoBeeDrawing('remote-investor'),
      },
      {
        title: 'ಶಾಲೆಗಳು, ವಿಶ್ವವಿದ್ಯಾಲಯಗಳು',
        text: 'ಮಕ್ಕಳು ಮತ್ತು ವಿದ್ಯಾರ್ಥಿಗಳು ಜೇನು ಕುಟುಂಬವನ್ನು ಗಮನಿಸುತ್ತಾರೆ, ಅದರ ಮಾಹಿತಿಯಿಂದ ಕಲಿಯುತ್ತಾರೆ.',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  technology: {
    lead: 'ನಿಮಗೆ ಸಂಬಂಧಿಸಿದ್ದು ಒಂದೇ ನೆಟ್‌ವರ್ಕ್: ನಿಮ್ಮ ಪೆಟ್ಟಿಗೆ ಇರುವ ಹೊಲದ ನೆಟ್‌ವರ್ಕ್.',
    platforms: [
      platforms.field,
      { title: 'ನಿಮ್ಮ ಫೋನ್', text: 'ಪೆಟ್ಟಿಗೆಯ ರೀಡಿಂಗ್‌ಗಳನ್ನು, ಹಗಲು ರಾತ್ರಿ ಅದರ ವಿಡಿಯೊವನ್ನು ತೋರಿಸುತ್ತದೆ.' },
      { title: 'ನಿಮ್ಮ ಮನೆ', text: 'ಜೇನುತುಪ್ಪವೆಲ್ಲ ನಿಮ್ಮದೇ: ನೀವೇ ತೆಗೆಯಿರಿ, ಅಥವಾ ಸಂಗ್ರಹ ಸೇವೆ ಬಳಸಿ.' },
    ],
  },
  start: {
    heading: 'ನೀವೂ ಇಕೋ-ಸಹಯೋಗಿ ಆಗಿ',
    text: 'ಇಕೋ-ಸಹಯೋಗಿಯಾಗಿ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ, ನಿಮ್ಮ Eco-Bee ಆರಿಸಿ.',
    label: 'ಈಗಲೇ ಪ್ರಾರಂಭಿಸಿ',
  },
}
