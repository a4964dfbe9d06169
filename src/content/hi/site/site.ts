import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/site/site'
import type { Translated } from '@/content/translated'

/** The whole title of a page: its own words, then the product's name. */
export const pageTitle: Translated<typeof english.pageTitle> = (title) => `${title} | ${facts.name}`

/** Links of the header, in their order (docs/behaviour.md#header-and-footer); between them stand the solutions. */
export const mainNavigation: Translated<typeof english.mainNavigation> = {
  beforeSolutions: [{ label: 'शहद', href: paths.allProducts(), section: paths.collections() }],
  afterSolutions: [
    { label: 'Eco-Bee', href: paths.ecoBee() },
    { label: 'टेक्नोलॉजी', href: paths.technology() },
    { label: 'हमारे बारे में', href: paths.about() },
    { label: 'स्टोर खोजें', href: paths.stores() },
  ],
}

/** Words of the header that name its parts. */
export const header: Translated<typeof english.header> = {
  skip: 'मुख्य जानकारी पर जाएँ',
  notice: 'सूचना',
  login: 'लॉग इन',
  main: 'मुख्य',
  menu: 'मेन्यू',
  solutions: 'समाधान',
  language: 'भाषा',
}

/** What the logo is called, which leads home. */
export const homeLabel: Translated<typeof english.homeLabel> = (name) => `${name}, होम`

export const bookDemo: Translated<typeof english.bookDemo> = { label: 'डेमो बुक करें', href: paths.bookDemo() }

export const quoteListLink: Translated<typeof english.quoteListLink> = {
  label: 'कोटेशन सूची',
  href: paths.quoteList(),
}

/** Columns of the footer up to Contact, which the configuration fills (R-LAY-07). */
export const footerColumns: Translated<typeof english.footerColumns> = [
  {
    heading: 'हमारी कहानी',
    text: 'जैविक शहद, जिसका स्रोत पता हो, और मधुमक्खियाँ, जो वहीं काम करती हैं जहाँ फ़सल को उनकी ज़रूरत हो।',
    links: [
      { label: `${facts.name} के बारे में`, href: paths.about() },
      { label: 'हमारी ख़ूबियाँ', href: paths.usp() },
    ],
  },
  {
    heading: 'हमारे उत्पाद',
    links: [
      { label: 'रॉ शहद', href: paths.listing('Raw_Honey') },
      { label: 'प्राकृतिक शहद', href: paths.listing('Natural_Honey') },
      { label: 'B2B ख़रीदारों के लिए', href: paths.allProducts() },
      { label: 'आपके घर के लिए शहद', href: paths.consumers() },
      { label: 'Eco-Bee', href: paths.ecoBee() },
      { label: 'सभी श्रेणियाँ', href: paths.products() },
    ],
  },
  {
    heading: 'हमारे समाधान',
    links: [
      { label: 'परागण', href: paths.farmers() },
      { label: 'अनुबंध खेती', href: paths.manufacturers() },
      { label: 'प्राइवेट लेबल', href: paths.brands() },
      { label: 'कॉलोनी स्थानांतरण', href: paths.beekeepers() },
      { label: 'Eco-Bee गोद लें', href: paths.ecoContributor() },
      { label: 'क्षमता से कमाएँ', href: paths.ecoEntrepreneur() },
      { label: 'Edge AI Stack', href: paths.edgeAiStack() },
    ],
  },
  {
    heading: 'काम के लिंक',
    links: [
      { label: 'हमारी सेवाएँ', href: paths.services() },
      { label: 'टेक्नोलॉजी', href: paths.technology() },
      { label: 'ऐप', href: paths.app() },
      { label: 'स्टोर खोजें', href: paths.stores() },
      { label: 'प्लांट खोजें', href: paths.plants() },
      { label: 'फ़ार्म खोजें', href: paths.farms() },
      bookDemo,
    ],
  },
]

export const contactColumn: Translated<typeof english.contactColumn> = {
  heading: 'संपर्क',
  headOffice: 'हेड ऑफ़िस: बेंगलुरु, भारत',
}

export const legalLinks: Translated<typeof english.legalLinks> = [
  { label: 'शर्तें', href: paths.terms() },
  { label: 'कुकी और निजता नीति', href: paths.privacy() },
]

/** The licence that sellers of food in India have to show. */
export const foodLicence: Translated<typeof english.foodLicence> = (number) => `FSSAI लाइसेंस ${number}`

export const copyright: Translated<typeof english.copyright> = (name) => `© ${facts.copyrightYear} ${name}`

/** When one page of the site cannot be loaded. */
export const pageFailure: Translated<typeof english.pageFailure> = {
  heading: 'यह पेज लोड नहीं हुआ',
  text: 'शायद कनेक्शन धीमा है या टूट गया है। आपने अब तक जो किया, वह बना रहेगा।',
  home: { label: 'होम पेज पर जाएँ', href: paths.home() },
}
