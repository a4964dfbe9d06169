import { paths } from '@/config/paths'
import type * as english from '@/content/en/head/link-previews'
import { detailCount } from '@/content/hi/features/lead'
import { choicesCopy } from '@/content/hi/features/listing-filters'
import { listing } from '@/content/hi/pages/listing'
import { heroes, type Picture, scene, stationDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { rupees } from '@/domain/format/money'
import { priceOf } from '@/domain/price/price'
import { productSummary } from './product-head'

const card = (name: string, heading: string, picture: Picture): Translated<english.PageCard> => ({
  name,
  preview: { kind: 'page', heading, picture, alt: `${heading}। ${picture.alt}।` },
})

/** The card of each page that is meant to be found; home's stands in for the rest. */
export const pageCards: Translated<typeof english.pageCards> = {
  [paths.home()]: card(
    'होम',
    'जैविक, प्राकृतिक शहद, जिसका स्रोत पता हो',
    heroes.wide('सुबह की रोशनी में सरसों के फूलों से भरे खेत में सोलर पैनल वाला स्मार्ट मधुमक्खी बक्सा'),
  ),
  [paths.farmers()]: card(
    'किसानों के लिए परागण',
    'फ़सल में फूल आने पर मधुमक्खियाँ',
    scene('farmers', 'सरसों के फूलों से भरे खेत के किनारे दो मधुमक्खी बक्से'),
  ),
  [paths.manufacturers()]: card(
    'निर्माताओं के लिए अनुबंध खेती',
    'आपके ऑर्डर पर तैयार शहद',
    scene('manufacturers', 'शहद के ड्रम, एक तराज़ू और दस्तख़त किया हुआ अनुबंध'),
  ),
  [paths.brands()]: card(
    'ब्रांडों के लिए प्राइवेट लेबल',
    'लेबल आपका, शहद हमारा',
    scene('brands', 'भराई की लाइन पर जार, और उनके लेबल'),
  ),
  [paths.beekeepers()]: card(
    'मधुमक्खी पालकों के लिए कॉलोनी स्थानांतरण',
    'कॉलोनी स्थानांतरण, और बाद में भुगतान की शर्त पर सामान',
    scene('beekeepers', 'रात में मधुमक्खी बक्से ले जाता ट्रक'),
  ),
  [paths.consumers()]: card(
    'आपके घर के लिए शहद',
    'आपके घर के लिए जैविक शहद, जिसका स्रोत पता हो',
    scene('consumers', 'खिड़की के पास रसोई की मेज़ पर शहद के तीन जार'),
  ),
  [paths.ecoBee()]: card(
    'Eco-Bee',
    'Eco-Bee: स्मार्ट मधुमक्खी बक्सा, जिसे आप लाइव देखें',
    scene('coming-soon', 'फूलों के बीच सोलर पैनल और एंटीना वाला स्मार्ट मधुमक्खी बक्सा'),
  ),
  [paths.ecoContributor()]: card(
    'इको-सहयोगियों के लिए Eco-Bee',
    'Eco-Bee गोद लें, उसका शहद आपका',
    scene('eco-contributor', 'फूलों से भरे मैदान में स्मार्ट मधुमक्खी बक्सा'),
  ),
  [paths.ecoEntrepreneur()]: card(
    'खेती की क्षमता से कमाएँ',
    'खेती की बेकार पड़ी क्षमता से कमाएँ',
    scene('eco-entrepreneur', 'शहद के ड्रमों वाला शेड, और उसके पास छह मधुमक्खी बक्से'),
  ),
  [paths.services()]: card(
    'हमारी सेवाएँ',
    'हमारी मधुमक्खियों के साथ काम करने के छह तरीके',
    scene('services', 'छह षट्कोणों के बीच एक मधुमक्खी बक्सा: फूल, अनुबंध, ट्रक, रुपया, जार और फ़ोन'),
  ),
  [paths.products()]: card(
    'उत्पाद',
    'शहद, मधुमक्खी बक्से, परागण और सामान',
    scene('products', 'दो शेल्फ़ों पर हल्के से गहरे रंग तक शहद के जार, और छत्ते का एक टुकड़ा'),
  ),
  [paths.technology()]: card(
    'टेक्नोलॉजी',
    'शहद के पीछे का नेटवर्क',
    scene('technology', 'आपस में जुड़े तीन षट्कोणों में डार्क स्टोर, प्लांट और मार्केटप्लेस'),
  ),
  [paths.app()]: card(
    'ऐप',
    'ऐप, Edge AI Stack और Eco-Bee',
    scene('app', 'तीन फ़ोन: एक पर नक्शा, एक पर बक्सा और उसकी रीडिंग, एक पर ऑर्डर के लिए जार'),
  ),
  [paths.edgeAiStack()]: card(
    'Edge AI Stack',
    'बक्से से आपके फ़ोन तक: Edge AI Stack',
    scene('edge-ai', 'एक के ऊपर एक चार तख़्तियाँ: फ़ोन, क्लाउड, छोटा कंप्यूटर, और फूलों के बीच मधुमक्खी बक्सा'),
  ),
  [paths.about()]: card(
    'हमारे बारे में',
    'टिकाऊ खेती और मधुमक्खी पालन की सेवाएँ',
    scene('about', 'मधुमक्खी बक्से वाला खेत, प्लांट और स्टोर, एक सुनहरी रेखा से जुड़े हुए'),
  ),
  [paths.usp()]: card(
    'हमारी ख़ूबियाँ',
    'शहद के एक जार के बारे में छह दावे',
    scene('usp', 'धूप में शहद का जार, और उसके चारों ओर छह दावों के छह षट्कोण'),
  ),
  [paths.bookDemo()]: card(
    'डेमो बुक करें',
    `डेमो बुक करें: ${detailCount} और एक कोड`,
    scene('demo', 'कोड के छह ख़ानों वाला फ़ोन, और पास में स्मार्ट मधुमक्खी बक्सा'),
  ),
  [paths.stores()]: card(
    'स्टोर खोजें',
    'हमारे नेटवर्क में स्टोर खोजें',
    stationDrawing('dark-store', 'एक स्टोर, जिसकी शेल्फ़ों पर जार रखे हैं'),
  ),
  [paths.plants()]: card(
    'प्लांट खोजें',
    'हमारे नेटवर्क में फ़ूड प्रोसेसिंग प्लांट खोजें',
    stationDrawing('plant', 'एक प्लांट, जहाँ जारों में शहद भरा जाता है'),
  ),
  [paths.farms()]: card(
    'फ़ार्म खोजें',
    'हमारे नेटवर्क में फ़ार्म खोजें',
    stationDrawing('field', 'फूलों से भरे खेत में एक मधुमक्खी बक्सा'),
  ),
  [paths.dataCenter()]: card(
    'डेटा सेंटर का नक्शा',
    'नक्शे पर एक टेस्ट पॉइंट',
    scene('map', 'पिन लगा नक्शा, और पिनों के बीच बिंदुओं वाला रास्ता'),
  ),
  [paths.terms()]: card('शर्तें', 'इस्तेमाल की शर्तें, आसान शब्दों में', scene('terms', 'मुहर लगा दस्तावेज़ और एक पेन')),
  [paths.privacy()]: card(
    'कुकी और निजता नीति',
    'क्या रखा जाता है, क्या भेजा जाता है, और उसे कैसे हटवाएँ',
    scene('privacy', 'शहद का जार, पास में ताला और दो बिस्किट'),
  ),
}

/** The preview of a listing. */
export const listingPreview: Translated<typeof english.listingPreview> = (subcategory, products) => {
  const heading = listing.nameOf(subcategory)
  const count = products?.length ? choicesCopy.count(products.length, products.length) : ''
  const honeys = products?.map(({ name }) => name) ?? []
  return {
    kind: 'listing',
    heading,
    count,
    honeys,
    alt: `${heading}: ${count || 'हल्के से गहरे रंग तक शहद के जार'}।`,
  }
}

/** The preview of a product. */
export const productPreview: Translated<typeof english.productPreview> = (product) => {
  const { name, subcategory, mrp, image = '' } = product
  const price = priceOf(product)
  return {
    kind: 'product',
    name,
    collection: subcategory ? subcategoryLabel(subcategory) : '',
    price: price === undefined ? '' : rupees(price),
    mrp: price !== undefined && mrp !== undefined && mrp > price ? `MRP ${rupees(mrp)}` : '',
    image,
    alt: productSummary(product),
  }
}
