import { paths } from '@/config/paths'
import { pageTitle } from '@/content/en/site/site'
import { lightBenefitIcon, uspJar } from '@/content/pictures'

/** Words of `/our-usp` (R-USP-01, R-USP-02): the order follows the comb, its left side first. */
export const usp = {
  head: {
    title: pageTitle('Our USP: six claims for one jar of honey'),
    description:
      'Farm-to-fork traceability and five claims about the quality of our honey, each one explained.',
  },
  banner: {
    heading: 'Our USP: what sets our honey apart',
    lead: 'Five claims about the quality of our honey, and one about tracing it.',
  },
  board: {
    heading: 'Six claims for one jar',
    picture: uspJar('A jar of honey in front of the sun'),
    cards: [
      {
        title: 'Origin authenticity',
        text: 'Where we know the country of origin, we name it.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'Chemical preservative free',
        text: 'We add no chemical preservatives. Honey keeps well without them.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'Sustainably produced',
        text: 'Hives stand where crops flower, and the bees pollinate them.',
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
        text: 'Open a jar, and its trace says what is known of flower, country and certificate.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  checks: {
    heading: 'Where to look',
    lead: 'Take any honey in the catalogue, and look for three things.',
    cards: [
      {
        title: 'Where is it from?',
        text: 'The card names the country of origin, where it is known.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'Is there a certificate?',
        text: "'Certificate' opens the document. If there is none, the card says so.",
        picture: lightBenefitIcon('quality'),
      },
      {
        title: 'How do I trace it?',
        text: 'Press its name, and read on at ‘Trace this jar’.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
    link: { label: 'Pick a honey', href: paths.collections() },
  },
}
