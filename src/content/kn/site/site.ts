import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/site/site'
import type { Translated } from '@/content/translated'

/** The whole title of a page: its own words, then the product's name. */
export const pageTitle: Translated<typeof english.pageTitle> = (title) => `${title} | ${facts.name}`

/** Links of the header, in their order (docs/behaviour.md#header-and-footer); between them stand the solutions. */
export const mainNavigation: Translated<typeof english.mainNavigation> = {
  beforeSolutions: [{ label: 'ಜೇನುತುಪ್ಪ', href: paths.allProducts(), section: paths.collections() }],
  afterSolutions: [
    { label: 'Eco-Bee', href: paths.ecoBee() },
    { label: 'ತಂತ್ರಜ್ಞಾನ', href: paths.technology() },
    { label: 'ನಮ್ಮ ಬಗ್ಗೆ', href: paths.about() },
    { label: 'ಅಂಗಡಿ ಹುಡುಕಿ', href: paths.stores() },
  ],
}

/** Words of the header that name its parts. */
export const header: Translated<typeof english.header> = {
  skip: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  notice: 'ಸೂಚನೆ',
  login: 'ಲಾಗಿನ್',
  main: 'ಮುಖ್ಯ',
  menu: 'ಮೆನು',
  solutions: 'ಪರಿಹಾರಗಳು',
  language: 'ಭಾಷೆ',
}

/** What the logo is called, which leads home. */
export const homeLabel: Translated<typeof english.homeLabel> = (name) => `${name}, ಮುಖಪುಟ`

export const bookDemo: Translated<typeof english.bookDemo> = { label: 'ಡೆಮೊ ಬುಕ್ ಮಾಡಿ', href: paths.bookDemo() }

export const quoteListLink: Translated<typeof english.quoteListLink> = {
  label: 'ಕೊಟೇಶನ್ ಪಟ್ಟಿ',
  href: paths.quoteList(),
}

/** Columns of the footer up to Contact, which the configuration fills (R-LAY-07). */
export const footerColumns: Translated<typeof english.footerColumns> = [
  {
    heading: 'ನಮ್ಮ ಕಥೆ',
    text: 'ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ, ಮತ್ತು ಬೆಳೆಗಳಿಗೆ ಬೇಕಾದ ಕಡೆ ಕೆಲಸ ಮಾಡುವ ಜೇನುನೊಣಗಳು.',
    links: [
      { label: `${facts.name} ಬಗ್ಗೆ`, href: paths.about() },
      { label: 'ನಮ್ಮ ವಿಶೇಷತೆಗಳು', href: paths.usp() },
    ],
  },
  {
    heading: 'ನಮ್ಮ ಉತ್ಪನ್ನಗಳು',
    links: [
      { label: 'ಕಚ್ಚಾ ಜೇನುತುಪ್ಪ', href: paths.listing('Raw_Honey') },
      { label: 'ನೈಸರ್ಗಿಕ ಜೇನುತುಪ್ಪ', href: paths.listing('Natural_Honey') },
      { label: 'B2B ಖರೀದಿದಾರರಿಗೆ', href: paths.allProducts() },
      { label: 'ಮನೆಗೆ ಜೇನುತುಪ್ಪ', href: paths.consumers() },
      { label: 'Eco-Bee', href: paths.ecoBee() },
      { label: 'ಎಲ್ಲ ವಿಭಾಗಗಳು', href: paths.products() },
    ],
  },
  {
    heading: 'ನಮ್ಮ ಪರಿಹಾರಗಳು',
    links: [
      { label: 'ಪರಾಗಸ್ಪರ್ಶ', href: paths.farmers() },
      { label: 'ಒಪ್ಪಂದ ಕೃಷಿ', href: paths.manufacturers() },
      { label: 'ಖಾಸಗಿ ಲೇಬಲ್', href: paths.brands() },
      { label: 'ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ', href: paths.beekeepers() },
      { label: 'Eco-Bee ದತ್ತು ಪಡೆಯಿರಿ', href: paths.ecoContributor() },
      { label: 'ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ', href: paths.ecoEntrepreneur() },
      { label: 'Edge AI Stack', href: paths.edgeAiStack() },
    ],
  },
  {
    heading: 'ತ್ವರಿತ ಲಿಂಕ್‌ಗಳು',
    links: [
      { label: 'ನಮ್ಮ ಸೇವೆಗಳು', href: paths.services() },
      { label: 'ತಂತ್ರಜ್ಞಾನ', href: paths.technology() },
      { label: 'ಆ್ಯಪ್‌ಗಳು', href: paths.app() },
      { label: 'ಅಂಗಡಿ ಹುಡುಕಿ', href: paths.stores() },
      { label: 'ಘಟಕ ಹುಡುಕಿ', href: paths.plants() },
      { label: 'ಫಾರ್ಮ್ ಹುಡುಕಿ', href: paths.farms() },
      bookDemo,
    ],
  },
]

export const contactColumn: Translated<typeof english.contactColumn> = {
  heading: 'ಸಂಪರ್ಕ',
  headOffice: 'ಮುಖ್ಯ ಕಚೇರಿ: ಬೆಂಗಳೂರು, ಭಾರತ',
}

export const legalLinks: Translated<typeof english.legalLinks> = [
  { label: 'ನಿಯಮಗಳು', href: paths.terms() },
  { label: 'ಕುಕೀ ಮತ್ತು ಗೌಪ್ಯತಾ ನೀತಿ', href: paths.privacy() },
]

/** The licence that sellers of food in India have to show. */
export const foodLicence: Translated<typeof english.foodLicence> = (number) => `FSSAI ಪರವಾನಗಿ ${number}`

export const copyright: Translated<typeof english.copyright> = (name) => `© ${facts.copyrightYear} ${name}`

/** When one page of the site cannot be loaded. */
export const pageFailure: Translated<typeof english.pageFailure> = {
  heading: 'ಈ ಪುಟ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  text: 'ಸಂಪರ್ಕ ನಿಧಾನವಾಗಿರಬಹುದು ಅಥವಾ ಕಡಿತವಾಗಿರಬಹುದು. ನೀವು ಇಲ್ಲಿಯವರೆಗೆ ಮಾಡಿದ್ದು ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  home: { label: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ', href: paths.home() },
}
