import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/quote-list'
import { soldOut } from '@/content/hi/product/sold-out'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { cut } from '@/content/page-head'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'
import { mostPieces } from '@/domain/quote/quote-items'

const products = (count: number) => `${grouped(count)} उत्पाद`
/** Before a postposition. */
const productsOblique = (count: number) => `${products(count)}${count === 1 ? '' : 'ों'}`

/** Characters of an unknown product's number that are shown. */
const shownId = 40
/** Unknown products that are named. */
const namedIds = 5

/** 'HNY-1, HNY-2 और 3 अन्य'. */
function named(ids: readonly string[]): string {
  const names = ids
    .slice(0, namedIds)
    .map((id) => cut(id, shownId))
    .join(', ')
  return ids.length > namedIds ? `${names} और ${ids.length - namedIds} अन्य` : names
}

const head: Translated<typeof english.quoteList.head> = {
  title: pageTitle('कोटेशन सूची'),
  description: 'शहद और मात्रा चुनें, फिर दाम पूछें: आपका ईमेल ऐप या WhatsApp खुलेगा, और मैसेज में आपकी सूची होगी।',
}

export const quoteList: Translated<typeof english.quoteList> = {
  head,
  heading: 'कोटेशन सूची',
  lead: (count, pieces) => `${products(count)}, ${grouped(pieces)} पीस। ईमेल या WhatsApp से दाम पूछें।`,
  leadWaiting: 'जो चाहिए, उसे जोड़ें, फिर ईमेल या WhatsApp से दाम पूछें।',
  products: 'उत्पाद',
  send: 'दाम पूछें',
  honey: { label: 'शहद देखें', href: paths.allProducts() },
  empty: {
    demo: bookDemo,
    heading: 'आपकी सूची अभी ख़ाली है',
    text: 'किसी शहद के पास ‘कोटेशन में जोड़ें’ दबाएँ। सूची इसी डिवाइस पर रहती है।',
  },
  failed: {
    heading: 'उत्पाद लोड नहीं हुए',
    text: (count) => `${productsOblique(count)} की आपकी सूची बनी हुई है।`,
  },
  nothingKnown: {
    heading: 'इनमें से कोई उत्पाद अब कैटलॉग में नहीं है',
    text: 'हो सकता है कि सूची बनने के बाद कैटलॉग बदल गया हो।',
  },
  unknown: (ids) =>
    ids.length === 1
      ? `एक उत्पाद कैटलॉग में नहीं है, इसलिए छोड़ दिया गया: ${named(ids)}।`
      : `${ids.length} उत्पाद कैटलॉग में नहीं हैं, इसलिए छोड़ दिए गए: ${named(ids)}।`,
  forget: (ids) => (ids.length === 1 ? 'इसे सूची से हटाएँ' : 'इन्हें सूची से हटाएँ'),
  notStored: 'यह ब्राउज़र कुछ याद नहीं रखता: अपनी सूची रखने के लिए लिंक कॉपी कर लें।',
  fromLink: {
    text: (own) => `यह सूची एक लिंक से आई है। ${productsOblique(own)} की आपकी अपनी सूची जैसी थी, वैसी ही है।`,
    replace: 'मेरी सूची की जगह इसे रखें',
    add: 'मेरी सूची में जोड़ें',
    own: 'मेरी सूची दिखाएँ',
  },
  each: (price) => `${rupees(price)} प्रति पीस`,
  mrpEach: (price) => `MRP ${rupees(price)} प्रति पीस`,
  noPrice: 'दाम अनुरोध पर',
  quantity: (name) => `${name} की मात्रा`,
  /** What became of a quantity that is none, whatever was typed. */
  countsAs: (typed, quantity) =>
    `सिर्फ़ पूरे पीस, 1 से ${grouped(mostPieces)} तक: ‘${cut(typed, shownId)}’ को ${grouped(quantity)} माना गया है।`,
  outOfStock: soldOut(),
  less: (name) => `${name}: एक घटाएँ`,
  more: (name) => `${name}: एक बढ़ाएँ`,
  remove: (name) => `${name} हटाएँ`,
  removed: (name) => `${name} अब सूची में नहीं है।`,
  undo: 'वापस लाएँ',
  total: 'कैटलॉग के दाम पर',
  unpriced: (count) =>
    count === 1
      ? 'एक उत्पाद का दाम कैटलॉग में नहीं है, इसलिए वह कुल रकम में नहीं गिना गया।'
      : `${count} उत्पादों के दाम कैटलॉग में नहीं हैं, इसलिए वे कुल रकम में नहीं गिने गए।`,
  note: 'टिप्पणी',
  notePlaceholder: 'जार का आकार, जगह, तारीख़',
  noteCut: 'मैसेज के लिए टिप्पणी लंबी है: ईमेल और WhatsApp में उसकी शुरुआत ही होगी, CSV और प्रिंट में पूरी टिप्पणी।',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो सका। उसे चुन लिया गया है: यहीं से कॉपी कर लें।',
  link: 'लिंक',
  email: 'ईमेल',
  whatsApp: 'WhatsApp',
  csv: 'CSV में सहेजें',
  csvColumns: ['उत्पाद ID', 'उत्पाद', 'संग्रह', 'मात्रा', 'कैटलॉग का दाम (₹)', 'कुल (₹)', 'स्टॉक'],
  csvNote: 'टिप्पणी',
  print: 'प्रिंट करें',
  printed: `${facts.name}, बेंगलुरु`,
  message: {
    subject: (count) => `कोटेशन का अनुरोध: ${products(count)}`,
    head: 'हमें कोटेशन चाहिए:',
    line: (quantity, name, id) => `${grouped(quantity)} × ${name} (${id})`,
    outOfStock: (line) => `${line}, ${soldOut()}`,
    rest: (left) => `… और ${grouped(left)} अन्य, जो नीचे दी गई सूची में ${left === 1 ? 'है' : 'हैं'}`,
    note: (note) => `टिप्पणी: ${note}`,
    link: (link) => `सूची: ${link}`,
  },
}
