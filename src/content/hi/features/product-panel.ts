import type * as english from '@/content/en/features/product-panel'
import type { Translated } from '@/content/translated'

/** What the panel of one product says. */
export const productPanel: Translated<typeof english.productPanel> = {
  /** Names the panel while no product can. */
  unnamed: 'उत्पाद',
  previous: 'पिछला उत्पाद',
  next: 'अगला उत्पाद',
  /** '7 में से 1' */
  position: (position, total) => `${total} में से ${position}`,
  /** Begins with the words that are seen of it (`shareButton.seen`); a colon would stand apart from them. */
  share: (name) => `शेयर करें – ${name}`,
  perKg: (price) => `${price} प्रति किलो`,
  origin: (country) => `मूल देश: ${country}`,
  /** A rating as it is shown; what is read out is the stars'. */
  ofFive: (rating) => `5 में से ${rating}`,
  trace: 'इस जार का स्रोत जानें',
  steps: {
    flower: 'फूल',
    origin: 'मूल देश',
    listed: 'सूची में कब आया',
    quality: 'क्वालिटी',
    shelf: 'शेल्फ़',
  },
  code: {
    heading: 'इस जार का कोड',
    headingOfOffer: 'इसका QR कोड',
    text: 'इसे फ़ोन से स्कैन करें, या सहेजकर रखें।',
    ofAddress: 'यह इसी पेज पर ले आता है। इसे फ़ोन से स्कैन करें, या सहेजकर रखें।',
    save: 'QR कोड सहेजें',
    failed: 'कोड नहीं बन सका।',
  },
  list: { loading: 'उत्पाद लोड हो रहा है', empty: 'यह उत्पाद लोड नहीं हो सका' },
  gone: {
    heading: 'यह उत्पाद अब सूची में नहीं है',
    text: 'बाकी सभी उत्पाद यहीं हैं।',
    nearest: 'इससे मिलते-जुलते',
    back: 'सूची पर लौटें',
  },
}
