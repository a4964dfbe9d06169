import { categoryIds } from '@/config/category-ids'
import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/home'
import { bookDemo } from '@/content/kn/site/site'
import { audienceIcon, benefitIcon, heroes, scene, smartHive, threadDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const home: Translated<typeof english.home> = {
  head: {
    title: `${facts.name}: ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ ಮತ್ತು ಒಪ್ಪಂದ ಕೃಷಿ`,
    description:
      'ಒಪ್ಪಂದ ಕೃಷಿಯಿಂದ ಸಾವಯವ, ನೈಸರ್ಗಿಕ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ ಪಡೆಯಿರಿ, ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ ದತ್ತು ಪಡೆಯಿರಿ ಅಥವಾ ನಿಮ್ಮ ಬೆಳೆಗೆ ಪರಾಗಸ್ಪರ್ಶ ಮಾಡಿಸಿ.',
  },
  banner: {
    heading: 'ಜೇನುತುಪ್ಪದ ಒಪ್ಪಂದ ಕೃಷಿ ಸೇವೆಗಳಿಂದ ಸಾವಯವ, ನೈಸರ್ಗಿಕ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ ಪಡೆಯಿರಿ',
    lead: 'ಬೆಳೆ ಹೂಬಿಟ್ಟ ಕಡೆ ನಾವು ಜೇನು ಪೆಟ್ಟಿಗೆ ಇಡುತ್ತೇವೆ. ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ ಮಾರುತ್ತೇವೆ.',
    buttons: [bookDemo, { label: 'ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.listing('Raw_Honey') }],
    scene: {
      wide: heroes.wide(
        'ಬೆಳಗಿನ ಬೆಳಕಿನಲ್ಲಿ ಹೂಬಿಟ್ಟ ಸಾಸಿವೆ ಹೊಲ, ಅದರಲ್ಲಿ ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್ ಇರುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ, ಅದರತ್ತ ಹಾರುತ್ತಿರುವ ಜೇನುನೊಣಗಳು',
      ),
      narrow: heroes.narrow,
    },
  },
  audiences: {
    heading: 'ನೀವು ಯಾರು?',
    lead: 'ನಿಮಗೆ ಹೊಂದುವುದನ್ನು ಆರಿಸಿ.',
    tiles: [
      {
        title: 'ರೈತರು',
        text: 'ನನ್ನ ಬೆಳೆ ಹೂಬಿಟ್ಟಾಗ ಜೇನುನೊಣಗಳು ಬೇಕು.',
        picture: audienceIcon('farmer'),
        href: paths.farmers(),
      },
      {
        title: 'ತಯಾರಕರು',
        text: 'ನನ್ನ ಒಪ್ಪಂದದಂತೆ ಉತ್ಪಾದಿಸಿದ ಜೇನುತುಪ್ಪ ಬೇಕು.',
        picture: audienceIcon('manufacturer'),
        href: paths.manufacturers(),
      },
      {
        title: 'ಇಕೋ-ಸಹಯೋಗಿ',
        text: 'ಜೇನು ಪೆಟ್ಟಿಗೆ ದತ್ತು ಪಡೆಯಬೇಕು, ಅದರ ಜೇನುತುಪ್ಪ ನನ್ನದಾಗಬೇಕು.',
        picture: audienceIcon('eco-contributor'),
        href: paths.ecoContributor(),
      },
      {
        title: 'ಇಕೋ-ಉದ್ಯಮಿ',
        text: 'ನನ್ನಲ್ಲಿರುವ ಜಮೀನು, ಶೆಡ್ ಅಥವಾ ಬೇರೆ ಕೃಷಿ ಸಾಮರ್ಥ್ಯವನ್ನು ಬಳಕೆಗೆ ತರಬೇಕು.',
        picture: audienceIcon('eco-entrepreneur'),
        href: paths.ecoEntrepreneur(),
      },
      {
        title: 'ಬ್ರ್ಯಾಂಡ್',
        text: 'ನನ್ನದೇ ಲೇಬಲ್‌ನಲ್ಲಿ ಪ್ಯಾಕ್ ಮಾಡಿದ ಜೇನುತುಪ್ಪ ಬೇಕು.',
        picture: audienceIcon('brand'),
        href: paths.brands(),
      },
      {
        title: 'ಜೇನು ಕೃಷಿಕರು',
        text: 'ನನ್ನ ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಸ್ಥಳಾಂತರಿಸುತ್ತೇನೆ, ಸಾಮಗ್ರಿಯೂ ಬೇಕು.',
        picture: audienceIcon('beekeeper'),
        href: paths.beekeepers(),
      },
      {
        title: 'ಗ್ರಾಹಕರು',
        text: 'ನನ್ನ ಮನೆಗೆ ಜೇನುತುಪ್ಪ ಬೇಕು.',
        picture: audienceIcon('consumer'),
        href: paths.consumers(),
      },
      {
        title: 'B2B ಖರೀದಿದಾರರು',
        text: 'ನಾನು ಜೇನುತುಪ್ಪ ಖರೀದಿಸುತ್ತೇನೆ, ಅದಕ್ಕೆ ಕೊಟೇಶನ್ ಬೇಕು.',
        picture: audienceIcon('b2b-buyer'),
        href: paths.allProducts(),
      },
    ],
  },
  thread: {
    heading: 'ಹೂವಿನಿಂದ ಮನೆ ಬಾಗಿಲಿಗೆ ಒಂದೇ ಎಳೆ',
    lead: 'ಒಂದು ಜಾಡಿ ನಿಮ್ಮ ಕೈ ಸೇರುವ ದಾರಿ ನೋಡಿ.',
    stations: [
      {
        title: 'ಹೊಲ',
        text: 'ಜೇನುನೊಣಗಳು ಬೆಳೆಯ ಹೂಗಳಿಂದ ಮಕರಂದ ತರುತ್ತವೆ. ಎರಿಗಳಲ್ಲಿ ಜೇನುತುಪ್ಪ ತುಂಬುತ್ತದೆ.',
        picture: threadDrawing('field'),
      },
      {
        title: 'ಘಟಕ',
        text: 'ಜೇನುತುಪ್ಪವನ್ನು ಸಂಸ್ಕರಿಸಿ, ಪರಿಶೀಲಿಸಿ, ಜಾಡಿಗಳಲ್ಲಿ ತುಂಬುತ್ತಾರೆ.',
        picture: threadDrawing('plant'),
      },
      {
        title: 'ಡಾರ್ಕ್ ಸ್ಟೋರ್',
        text: 'ಇದು ಹತ್ತಿರದ ಡೆಲಿವರಿ ಗೋದಾಮು. ಚಾಲಕರು ಒಯ್ಯಲು ಜಾಡಿಗಳು ಇಲ್ಲಿ ಸಿದ್ಧವಾಗಿರುತ್ತವೆ.',
        picture: threadDrawing('dark-store'),
      },
      {
        title: 'ಮನೆ ಬಾಗಿಲು',
        text: 'ಚಾಲಕರು ಒಂದು ಜಾಡಿಯನ್ನು ನಿಮ್ಮ ಮನೆಗೆ ತರುತ್ತಾರೆ.',
        picture: threadDrawing('door'),
      },
    ],
    jar: {
      title: 'ನಿಮ್ಮ ಜಾಡಿ',
      text: 'QR ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ ಅಥವಾ ಒತ್ತಿ. ಈ ಜೇನುತುಪ್ಪದ ಬಗ್ಗೆ ಓದಿ.',
      /** Alternative text of the code, which is a link. */
      opens: (honey = 'ನಮ್ಮ ಜೇನುತುಪ್ಪ') => `${honey}: ಪುಟ ತೆರೆಯಿರಿ`,
    },
  },
  services: {
    heading: 'ಒಪ್ಪಂದ ಕೃಷಿ ಸೇವೆಗಳು',
    lead: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ನಂತೆ ಉತ್ಪಾದಿಸುವ ಜೇನುತುಪ್ಪ. ಒಂದನ್ನು ಆರಿಸಿ, ವಿನಂತಿ ಕಳುಹಿಸಿ.',
    all: { label: 'ಒಪ್ಪಂದ ಕೃಷಿ ಹೇಗೆ ನಡೆಯುತ್ತದೆ', href: paths.manufacturers() },
    categories: [categoryIds.contractFarming],
    kind: 'services',
    buyText: 'ಈಗಲೇ ವಿನಂತಿಸಿ',
  },
  benefits: {
    heading: 'ಪ್ರಯೋಜನಗಳು',
    lead: 'ಜಾಡಿಯಲ್ಲಿ ಏನಿದೆ, ಏನಿಲ್ಲ.',
    cards: [
      {
        title: 'ಖಚಿತವಾದ ಮೂಲ',
        text: 'ಮೂಲ ದೇಶ ತಿಳಿದಿದ್ದರೆ, ಕಾರ್ಡ್‌ನಲ್ಲಿ ಅದರ ಹೆಸರು ಇರುತ್ತದೆ.',
        picture: benefitIcon('origin'),
      },
      {
        title: 'ರಾಸಾಯನಿಕ ಸಂರಕ್ಷಕಗಳಿಲ್ಲ',
        text: 'ಕೆಡದಿರಲೆಂದು ರಾಸಾಯನಿಕ ಸೇರಿಸುವುದಿಲ್ಲ. ಮಾಗಿದ ಜೇನುತುಪ್ಪ ತಾನಾಗಿಯೇ ಕೆಡದೆ ಉಳಿಯುತ್ತದೆ.',
        picture: benefitIcon('preservative-free'),
      },
      {
        title: 'ಸುಸ್ಥಿರ ಉತ್ಪಾದನೆ',
        text: 'ಎರಿಗೆ ಜೇನುತುಪ್ಪ ತುಂಬುವ ಜೇನುನೊಣಗಳೇ ಬೆಳೆಗೂ ಕಾಡುಗಿಡಗಳಿಗೂ ಪರಾಗಸ್ಪರ್ಶ ಮಾಡುತ್ತವೆ.',
        picture: benefitIcon('sustainable'),
      },
      {
        title: 'ತೇವಾಂಶವಿಲ್ಲ',
        text: 'ಜೇನುತುಪ್ಪದಲ್ಲಿ ನೀರಿನಂಶ ಕಡಿಮೆ ಇದ್ದಷ್ಟೂ ಅದು ಹೆಚ್ಚು ಕಾಲ ಬಾಳಿಕೆ ಬರುತ್ತದೆ.',
        picture: benefitIcon('moisture-free'),
      },
      {
        title: 'ಸಾವಯವ',
        text: 'ಸಾವಯವ ಜೇನುತುಪ್ಪ: ಜಾಡಿಯಲ್ಲಿ ಕೊಳ್ಳಿ, ಅಥವಾ ಒಪ್ಪಂದ ಕೃಷಿಯಲ್ಲಿ ಪಡೆಯಿರಿ.',
        picture: benefitIcon('organic'),
      },
      {
        title: 'ಗುಣಮಟ್ಟದ ಭರವಸೆ',
        text: 'ಉತ್ಪನ್ನಕ್ಕೆ ಪ್ರಮಾಣಪತ್ರ ಇದ್ದರೆ, ಅದನ್ನು ಕಾರ್ಡ್‌ನಿಂದಲೇ ತೆರೆಯಬಹುದು.',
        picture: benefitIcon('quality'),
      },
      {
        title: 'ಫಾರ್ಮ್ ಪ್ರಕ್ರಿಯೆ ಮತ್ತು ಮೂಲದ ಮಾಹಿತಿ',
        text: 'ಜಾಡಿಯಲ್ಲಿರುವ ಜೇನುತುಪ್ಪದ ಹೂವು, ದೇಶ ಮತ್ತು ಪ್ರಮಾಣಪತ್ರದ ಬಗ್ಗೆ ತಿಳಿದಿರುವಷ್ಟನ್ನು ನೋಡಿ.',
        picture: benefitIcon('traceability'),
      },
      {
        title: 'ಅತ್ಯುತ್ತಮ ಬೆಲೆ',
        text: 'ನೀವು ಕೊಡುವ ಬೆಲೆ MRP\u00a0ಗಿಂತ ಕಡಿಮೆ ಇದ್ದರೆ, ಕಾರ್ಡ್‌ನಲ್ಲಿ ಎರಡೂ ಕಾಣುತ್ತವೆ.',
        picture: benefitIcon('best-price'),
      },
    ],
  },
  ecoBee: {
    heading: 'Eco-Bee ಪರಿಚಯ',
    text: 'ನಮ್ಮ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ ಐದು ವಿಷಯಗಳನ್ನು ಅಳೆದು ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ತೋರಿಸುತ್ತದೆ. ಹಗಲು ರಾತ್ರಿ ಲೈವ್ ವಿಡಿಯೊ ಕೂಡ ಇದೆ. ಒಂದನ್ನು ದತ್ತು ಪಡೆಯಿರಿ, ಅದರ ಜೇನುತುಪ್ಪವೆಲ್ಲ ನಿಮ್ಮದೇ.',
    points: [
      'ಎರಿಗಳ ನಡುವಿನ ತಾಪಮಾನ',
      'ಛಾವಣಿಯ ಕೆಳಗಿನ ತೇವಾಂಶ',
      'ತಳದಲ್ಲಿ ಅಳೆಯುವ ತೂಕ',
      'ಬಾಗಿಲಲ್ಲಿ ಜೇನುನೊಣಗಳ ಹಾರಾಟದ ರೀತಿ',
      'ಜೇನು ಕುಟುಂಬದ ಶಬ್ದ',
    ],
    picture: smartHive('ತೆರೆದ Eco-Bee ಪೆಟ್ಟಿಗೆ: ಛಾವಣಿಯ ಮೇಲೆ ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್, ಒಳಗೆ ಜೇನುನೊಣಗಳಿರುವ ಎರಿಗಳು, ಸುತ್ತ ಸೆನ್ಸರ್‌ಗಳು'),
    link: { label: 'Eco-Bee ಬಗ್ಗೆ ತಿಳಿಯಿರಿ', href: paths.ecoBee() },
  },
  technologyLead: 'ಜೇನು ಕೊಯ್ಲಿನಿಂದ ನಿಮ್ಮ ಮನೆಯವರೆಗೆ ಮೂರು ವೇದಿಕೆಗಳು.',
  honey: {
    heading: 'ಬಣ್ಣದ ಪ್ರಕಾರ ಜೇನುತುಪ್ಪ',
    lead: 'ತಿಳಿ ಬಣ್ಣದಿಂದ ಗಾಢ ಬಣ್ಣದವರೆಗೆ: ನಿಮಗೆ ಇಷ್ಟವಾದದ್ದನ್ನು ಆರಿಸಿ.',
    all: { label: 'ಎಲ್ಲ ಜೇನುತುಪ್ಪ ನೋಡಿ', href: paths.allProducts() },
    buyers: [
      {
        label: 'ಗ್ರಾಹಕರಿಗೆ ಜೇನುತುಪ್ಪ',
        href: paths.consumers(),
      },
      {
        label: 'B2B ಖರೀದಿದಾರರಿಗೆ ಜೇನುತುಪ್ಪ',
        href: paths.allProducts(),
      },
    ],
  },
  demo: {
    heading: 'ಕಣ್ಣಾರೆ ನೋಡಿ',
    text: 'ನಿಮ್ಮ ವಿವರ ಕೊಡಿ, ನಿಮ್ಮ ಫೋನ್‌ಗೆ ನಾವು ಕಳುಹಿಸುವ ಕೋಡ್‌ನಿಂದ ಖಚಿತಪಡಿಸಿ. ನಾವು ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.',
    picture: scene('demo'),
  },
}
