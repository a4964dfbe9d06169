import { paths } from '@/config/paths'
import { lightBenefitIcon, scene } from '../picture'
import { pageTitle } from '../site'

/** Words of `/our-usp` (R-USP-01, R-USP-02): the order follows the drawing, left side first. */
export const usp = {
  head: {
    title: pageTitle('Our USP: six claims for one jar of honey'),
    description:
      'Farm-to-fork traceability and five claims about the quality of our honey, each one explained.',
  },
  banner: {
    heading: 'Our USP: what sets our honey apart',
    lead: 'Five claims about the honey, and a sixth that lets you look behind the other five.',
  },
  board: {
    heading: 'Six claims for one jar',
    picture: scene('usp', 'A jar of honey in the sun, with a hexagon for each of the six claims around it'),
    cards: [
      {
        title: 'Origin authenticity',
        text: 'Honey should come from where its label says. The country of origin stands on every product we list.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'Chemical preservative free',
        text: 'We sell honey as honey. Nothing chemical goes in to make it keep.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'Sustainably produced',
        text: 'Bees, blossom and farmland have to be there next season too. We work as if we meant to return.',
        picture: lightBenefitIcon('sustainable'),
      },
      {
        title: 'Organic',
        text: 'Organic honey is what we set out to source, for one kitchen as for a whole production line.',
        picture: lightBenefitIcon('organic'),
      },
      {
        title: 'Quality assurance',
        text: 'Our word is one thing, paper another. Where a quality certificate has been issued, you can open it yourself.',
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'Farm-to-fork traceability',
        text: 'A jar can be followed back over the store and the plant to the farm. This is how the other claims are kept honest.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  checks: {
    heading: 'Where to look',
    lead: 'Take any honey in the catalogue. Its card answers three questions.',
    cards: [
      {
        title: 'Where is it from?',
        text: 'The country of origin is printed on the card, beside the name.',
        picture: lightBenefitIcon('transparency'),
      },
      {
        title: 'Who has tested it?',
        text: "'Certificate' opens the document. If there is none, the card says so openly.",
        picture: lightBenefitIcon('label'),
      },
      {
        title: 'How do I follow it back?',
        text: 'Each product shows a QR image. Point the camera of your phone at it.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
    link: { label: 'Pick a honey', href: paths.collections() },
  },
}
