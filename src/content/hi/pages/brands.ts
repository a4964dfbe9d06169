import { categoryIds } from '@/config/category-ids'
import type * as english from '@/content/en/pages/brands'
import { platforms } from '@/content/hi/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { lightBenefitIcon, scene } from '@/content/pictures'
import { toServices } from '@/content/product-list'
import type { Translated } from '@/content/translated'

/** One call brings both lists; the page tells them apart (R-BRAND-01). */
const shared = {
  categories: [categoryIds.brands],
  kind: 'services',
  buyText: 'RFQ',
  hidePrices: true,
} as const

export const brands: Translated<typeof english.brands> = {
  head: {
    title: pageTitle('ब्रांडों के लिए प्राइवेट लेबल शहद'),
    description:
      'लेबल आपका, शहद हमारा: अनुबंध उत्पादन और प्राइवेट लेबलिंग। अपने ब्रांड के लिए कोटेशन का अनुरोध करें, और जार पर अपना नाम देखें।',
  },
  banner: {
    heading: 'लेबल आपका, शहद हमारा',
    lead: 'शहद का अनुबंध उत्पादन और प्राइवेट लेबलिंग।',
    picture: scene('brands'),
    buttons: [toServices('कोटेशन मँगाएँ'), bookDemo],
  },
  services: {
    ...shared,
    heading: 'सेवाएँ',
    lead: 'वे काम जो हम आपके लिए करते हैं।',
  },
  productServices: {
    ...shared,
    heading: 'उत्पाद सेवाएँ',
    lead: 'आपके नाम वाले उत्पाद।',
  },
  benefits: {
    heading: 'ब्रांडों के लिए फ़ायदे',
    points: [
      {
        title: 'प्लांट लगाना नहीं पड़ता',
        text: 'हमारे प्लांट आपके लिए प्रोसेस और पैक करते हैं।',
        picture: lightBenefitIcon('delivery'),
      },
      {
        title: 'बताने लायक कहानी',
        text: 'खेत से थाली तक स्रोत की जानकारी।',
        picture: lightBenefitIcon('transparency'),
      },
      {
        title: 'सिर्फ़ आपका नाम',
        text: 'जार पर आपका लेबल होता है।',
        picture: lightBenefitIcon('label'),
      },
      {
        title: 'क्वालिटी का प्रमाण',
        text: 'आपको जो प्रमाणन चाहिए, हमें बताएँ।',
        picture: lightBenefitIcon('quality'),
      },
    ],
  },
  technology: {
    lead: 'आपकी ज़रूरत प्लांट तक पहुँचती है।',
    stations: [
      {
        title: platforms.plant.title,
        text: 'जिस पर आपका लेबल लगेगा, वह यहाँ भरा और पैक किया जाता है।',
      },
      { title: platforms.marketplace.title, text: 'यहाँ ब्रांडों का भी एक बाज़ार है।' },
    ],
  },
  certificationsLead: 'इनमें से जो आपके बाज़ार में चाहिए, हमें बताएँ।',
  demo: {
    heading: 'अपनी ज़रूरत हमें बताएँ',
    text: 'डेमो में अपने जार के बारे में हमसे बात करें।',
  },
}
