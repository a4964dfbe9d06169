import { facts } from '@/config/facts'
import { detailNouns } from '@/content/en/features/lead'
import type { LegalCopy } from '@/content/en/site/legal'
import { pageTitle } from '@/content/en/site/site'
import { scene } from '@/content/pictures'

const document: LegalCopy = {
  changed: '2026-11-26',
  open: [
    'the full legal name and registered address of the provider',
    'the law that applies and the courts that decide',
    'the terms of each service contract and of the shop, which are documents of their own',
  ],
  summary: [
    'The site shows our honey, services and technology. You need no account.',
    'Nothing is bought or paid for here. Orders are placed in the shop, under the terms you find there.',
    'Prices and stock may have changed since your page was loaded. What the shop shows when you order is what counts.',
    'A demo costs nothing to ask for and binds neither side.',
    'You may link to any page, print it, and quote from it with its source.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `${facts.name} provides sustainable agriculture and beekeeping services. The head office is in ${facts.headOffice}, India. In these terms, ‘we’ is the provider, ‘you’ is whoever uses the site, and ‘the site’ is everything below this address.`,
      ],
    },
    {
      id: 'the-site',
      heading: 'What the site is for',
      paragraphs: [
        'The site tells you about our honey, services and technology, lists products, shows places on a map, and takes requests for a demo. You need no account for any of that.',
        'By using the site you accept these terms. If you do not agree with them, do not use it.',
      ],
    },
    {
      id: 'buying',
      heading: 'Buying happens elsewhere',
      paragraphs: [
        'You cannot buy or pay for anything here. Buttons such as Buy Now, Adopt Now, Request Now, Apply Now and RFQ open a shop page in a new tab. What you order there is agreed with the shop, under the terms you find there.',
      ],
    },
    {
      id: 'information',
      heading: 'Prices, stock and descriptions',
      paragraphs: [
        'Prices in rupees, availability, ratings, certificates and origins come from our catalogue service and may have changed since your page was loaded. They invite you to look closer; they are not a binding offer. What the shop shows when you order is what counts.',
        'Pictures show what something is, not exactly how it will look. Some of them are drawings.',
      ],
    },
    {
      id: 'demo',
      heading: 'Asking for a demo',
      paragraphs: [
        `When you ask for a demo you tell us your ${detailNouns}. Give your own details, and true ones. A code sent to you confirms that the number is yours; do not pass it on.`,
        'A demo costs nothing to ask for and binds neither side. It becomes a contract only if we agree on one separately.',
      ],
    },
    {
      id: 'likes',
      heading: 'Likes',
      paragraphs: [
        'A like raises the number beside a product by one for everybody. Like what you like, once, and do not let a program do it.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      paragraphs: [
        'Do not use the site to harm others, to get at data that is not meant for you, to ask for codes on behalf of strangers, or to overload the services behind it.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other sites',
      paragraphs: [
        'Login, shop, apps, marketplaces, sign-up, social pages and map directions may belong to other sites. We choose these links with care, but their operators are responsible for what you find there.',
      ],
    },
    {
      id: 'rights',
      heading: 'Words, drawings and names',
      paragraphs: [
        'The words and drawings on this site are protected by copyright. You may link to any page, print it, and quote from it with its source. For everything else, ask us first.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      paragraphs: [
        'We keep the site correct and running as well as we can, without promising that it is free of errors or always within reach. Nothing on it replaces advice about your crop, your colonies or your investment.',
        'As far as the law permits, we are not liable for loss that comes from relying on the site alone. Liability that the law does not let anyone exclude stays as it is.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When these terms change, the new text stands here with its date. The text that stood here when you used the site is the one that applied.',
      ],
    },
    { id: 'contact', heading: 'Questions about these terms', contact: 'general' },
  ],
}

/** Words of `/terms-conditions` (R-ROUTE-05). */
export const terms = {
  head: {
    title: pageTitle('Terms of use'),
    description:
      'The terms of use of this site in plain words: what it offers, what it does not sell, and how to reach us.',
  },
  banner: {
    heading: 'Terms',
    lead: 'What you can expect from this site, and what the site expects of you, in plain words.',
    picture: scene('terms'),
  },
  document,
}
