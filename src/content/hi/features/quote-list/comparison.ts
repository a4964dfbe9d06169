import type * as english from '@/content/en/features/quote-list/comparison'
import type { Translated } from '@/content/translated'

/** The table that compares the products of a quote list. */
export const comparison: Translated<typeof english.comparison> = {
  name: 'तुलना',
  heading: (count) => `${['दो', 'तीन', 'चार'][count - 2]} उत्पादों की तुलना`,
  onlyWhatDiffers: 'सिर्फ़ जो अलग है',
  alike: 'ये उत्पाद किसी भी पंक्ति में अलग नहीं हैं।',
  rows: {
    price: 'दाम',
    perKg: 'प्रति किलो दाम',
    saving: 'बचत',
    rating: 'रेटिंग',
    country: 'मूल देश',
    stock: 'स्टॉक',
    certificate: 'प्रमाणपत्र',
  },
  best: { lowest: 'सबसे कम', largest: 'सबसे ज़्यादा', highest: 'सबसे ऊँची' },
  none: 'कुछ नहीं',
  notGiven: 'जानकारी नहीं',
  inStock: 'स्टॉक में है',
  same: (count) => ['दोनों में एक समान', 'तीनों में एक समान', 'चारों में एक समान'][count - 2] ?? '',
  key: { differs: 'इन पंक्तियों में फ़र्क है', marked: 'निशान', best: 'अपनी पंक्ति में सबसे अच्छा' },
}
