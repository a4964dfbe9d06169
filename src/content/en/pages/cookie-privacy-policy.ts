import { facts } from '@/config/facts'
import { detailNouns } from '@/content/en/features/lead'
import type { LegalCopy } from '@/content/en/site/legal'
import { pageTitle } from '@/content/en/site/site'
import { scene } from '@/content/pictures'

const document: LegalCopy = {
  changed: '2026-11-27',
  open: [
    'the full legal name and address of whoever is responsible for your data',
    'how long leads and demo requests are kept by the services that receive them',
    'who hosts the site and those services, and in which country',
    'whom to complain to, as the law requires',
  ],
  summary: [
    'The site sets no cookies, shows no advertising and builds no profile of you.',
    'It keeps a few small entries in your browser that it needs to work. One button clears them all.',
    'Personal details reach us only when you ask for a demo or write to us, and because you typed them.',
    'We use them to confirm that they came from you, to get in touch with you about it, and for nothing else.',
    'You may ask at any time what we hold about you, and have it corrected or deleted.',
  ],
  sections: [
    {
      id: 'responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${facts.name}, with its head office in ${facts.headOffice}, India, decides what happens with the data described here. ‘We’ means the provider of this site.`,
      ],
    },
    {
      id: 'stored',
      heading: 'What is kept in your browser',
      paragraphs: [
        'These entries lie on your device. The button below clears all that the site keeps; what your browser keeps of any website by itself is cleared in its settings. The site makes new entries when it needs them. Safari also clears them by itself once you have browsed for seven days without using this site.',
      ],
      forget: true,
      items: [
        {
          name: 'token (local storage)',
          text: 'A pass that our services hand to the site so that it may read the catalogue. It says which website is asking, not who you are. It stays until it is replaced or you remove it.',
        },
        {
          name: 'catID (local storage)',
          text: 'The number of the product category that the listing shows. It is the same for every visitor and stays until you remove it.',
        },
        {
          name: 'liked (local storage)',
          text: 'The numbers of the products that you have liked here, so that each is liked once. It stays until you remove it.',
        },
        {
          name: 'quote and quote-note (local storage)',
          text: 'The products and quantities on your quote list, and the note that goes with them. They leave this device only when you send, copy, save or print the list. The products stay until you take them off, the note until you empty its field or add a product to an empty list, and both until you remove them here.',
        },
        {
          name: 'language-offer (local storage)',
          text: 'That you closed the line that offers this page in another language, so that it stays away. It stays until you remove it.',
        },
        {
          name: 'campaigns (local storage)',
          text: 'The last campaigns that were named for shared links on this device. They stay until you remove them there or here.',
        },
        {
          name: 'Your unfinished demo request (session storage)',
          text: 'What you have typed into the demo form, the step you have reached and how often sending or the code has failed, so that a reload or a look at your messages loses nothing. The code itself is never part of it. It goes when the request succeeds, when you close the tab, and when the form has been left alone for 30 minutes.',
        },
        {
          name: 'label (session storage)',
          text: 'The name, the honey and the jar that you chose for a label, so that a reload loses nothing. They leave this device only when you send, copy or save them. It goes when you close the tab.',
        },
        {
          name: 'A note of a reload (session storage)',
          text: 'When a page has to be loaded afresh, after an update of the site, its address is noted, so that this happens once and not for ever. It goes when you close the tab.',
        },
        {
          name: 'Where you were reading (session storage)',
          text: 'How far you had scrolled, how many products were shown and whether one stood open, so that a reload or the way back leads there. It goes when you close the tab.',
        },
        {
          name: 'reported (session storage)',
          text: 'Which failures of the site were reported from this tab, where the operator gives an address for it, in the words that were sent, so that each is reported once. It goes when you close the tab.',
        },
        {
          name: 'stored-since (local and session storage)',
          text: 'When the site began to keep entries for your tabs. A tab with another time finds that this device was cleared meanwhile, and clears its own entries. It stays until you remove it.',
        },
        {
          name: 'Copies of the site itself (browser cache, IndexedDB)',
          text: 'Like any browser, yours keeps pages, pictures and fonts for a while. Where offline use is switched on, the site keeps such copies too, so that it opens without a connection: the pages you have opened, what they are made of, our own pictures, the last lists of products, services and places, and the site’s settings. They are the same for every visitor and hold nothing that you typed, but they show which pages were opened here; so does the list of their addresses, each with its time, by which the oldest is found. The oldest go when there are many of them; pages, pictures, lists and settings are not used after 30 days, scripts and fonts not after 90.',
        },
      ],
    },
    {
      id: 'sent',
      heading: 'What is sent, and to whom',
      paragraphs: [
        'Behind the site stand three services of the provider. Any request to them, as on any website, carries the internet address of your connection and the kind of browser you use.',
      ],
      items: [
        {
          name: 'Identity service: when the site starts',
          text: 'Asks for the token. What it sends is the name and key of this website, nothing of yours.',
        },
        {
          name: 'Identity service: when you submit the demo form',
          text: `Your ${detailNouns} go there as a lead, and a one-time code is sent to you. To verify the code, it receives your phone number, your email address and the code; to send another one, your email address and, as a part of the address that is called, your phone number.`,
        },
        {
          name: 'Registry service: after the code was accepted',
          text: 'Receives the demo request with the same details, so that we can get back to you. It also tells the map pages where stores, plants and farms are, after the identity service has named whose they are.',
        },
        {
          name: 'Content service: while you browse',
          text: 'Answers with categories and products. When you like one, it learns which product was liked, and nothing about whoever did.',
        },
        {
          name: 'WhatsApp and your email program: when you press their button',
          text: 'The quote list, ‘Share’, the label on the page for brands and, where the demo form has failed twice, the form itself can open either of them with a message already written: your list, the link, the name on the label, or what you typed into the form, never the code. WhatsApp receives its text when you press the button. We receive a message only once you send it.',
        },
        {
          name: 'Hosts of product pictures: while you look at a list',
          text: 'Pictures and QR codes of products are loaded from where the content service keeps them. That host learns which picture was asked for, as with any picture on any page.',
        },
      ],
    },
    {
      id: 'maps',
      heading: 'Maps and your position',
      paragraphs: [
        'The four map pages can show Google Maps, where the operator has set it up. Your browser then loads the map from Google, which sees the address of your connection and may set cookies of its own. No other page does so, and each place is listed beside the map as text.',
        'A map page can put the nearest place first. It asks for your position only when you press the button for it, works with it in your browser, and neither stores nor sends it.',
      ],
    },
    {
      id: 'measuring',
      heading: 'Measuring',
      paragraphs: [
        'There is no analytics program here. If the operator gives an address for it, the site reports that a page was opened and how fast it loads and responds: the page, the name and the value of each measurement, and the campaign that a link named (utm_source, utm_medium, utm_campaign), nothing about you.',
        'If the operator gives an address for it, the site also reports what failed: the error, the page and the version of the site. Email addresses, longer numbers, passes and what stands in the fields of the page are taken out before it is sent.',
      ],
    },
    {
      id: 'links',
      heading: 'Links that leave the site',
      paragraphs: [
        'Nothing is loaded from the shop, the login, the apps, the marketplaces or social networks until you follow a link. From then on their own policies apply.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may use your details',
      paragraphs: [
        'We use what you send with the demo form to confirm that it came from you, to get in touch about the demo, and for nothing else. You give it freely; without it we cannot arrange a demo, but every page remains open to you.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected or deleted, and take back your consent at any time. Write to us from the email address you gave, or call, so that we can find your request. We will not treat you differently for asking.',
      ],
    },
    {
      id: 'safe',
      heading: 'How it is kept safe',
      paragraphs: [
        'Details travel over an encrypted connection. The code that you type is not kept in your browser, and the token is never shown on a page.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'If the site begins to store or send anything else, this page says so first, with a new date at its top.',
      ],
    },
    { id: 'contact', heading: 'How to reach us about your data', contact: 'grievance' },
  ],
}

/** Words of `/cookie-privacy-policy`: true to what the site stores and sends (R-GEN-01, R-API-02, R-LIST-38). */
export const privacy = {
  head: {
    title: pageTitle('Cookie and privacy policy'),
    description:
      'What this site stores in your browser, what it sends when you book a demo, and how to have it deleted.',
  },
  banner: {
    heading: 'Cookie and privacy policy',
    lead: 'What this site keeps in your browser, what it sends when you ask for a demo, and to whom.',
    picture: scene('privacy'),
  },
  document,
}
