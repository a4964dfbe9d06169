import { paths } from '@/config/paths'
import { lightBenefitIcon, uspJar } from '../picture'
import { pageTitle } from '../site'

/** Words of `/our-usp` (R-USP-01, R-USP-02): the order follows the comb, its left side first. */
export const usp = {
  head: {
    title: pageTitle('Our USP: six claims for one jar of honey'),
    description:
      'Farm-to-fork traceability and five claims about the quality of our honey, each one explained.',
  },
  banner: {
    heading: 'Our USP: what sets our honey apart',
    lead: 'Five claims about our honey, and a sixth that lets you check where it comes from.',
  },
  board: {
    heading: 'Six claims for one jar',
    picture: uspJar('A jar of honey in front of the sun'),
    cards: [
      {
        title: 'Origin authenticity',
        text: 'We tell you the country that each honey comes from.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'Chemical preservative free',
        text: 'We add no chemical preservatives. Honey keeps well without them.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'Sustainably produced',
        text: 'We work so that bees, flowers and fields are there next season, too.',
        picture: lightBenefitIcon('sustainable'),
      },
      {
        title: 'Organic',
        text: 'We source organic honey, for one kitchen or for a whole production line.',
        picture: lightBenefitIcon('organic'),
      },
      {
        title: 'Quality assurance',
        text: 'Where a product has a quality certificate, you can open it and read it.',
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'Farm-to-fork traceability',
        text: 'A jar can be traced back through the store and the plant to the farm.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  checks: {
    heading: 'Where to look',
    lead: 'Take any honey in the catalogue: its card answers three questions.',
    cards: [
      {
        title: 'Where is it from?',
        text: 'The card names the country of origin.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'Who has tested it?',
        text: "'Certificate' opens the document. If there is none, the card says so.",
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'How do I follow it back?',
        text: 'Point the camera of your phone at the QR code on the card.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
    link: { label: 'Pick a honey', href: paths.collections() },
  },
}
