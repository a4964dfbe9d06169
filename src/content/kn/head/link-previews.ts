import { paths } from '@/config/paths'
import type * as english from '@/content/en/head/link-previews'
import { detailCount } from '@/content/kn/features/lead'
import { choicesCopy } from '@/content/kn/features/listing-filters'
import { listing } from '@/content/kn/pages/listing'
import { heroes, type Picture, scene, stationDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { rupees } from '@/domain/format/money'
import { priceOf } from '@/domain/price/price'
import { productSummary } from './product-head'

const card = (name: string, heading: string, picture: Picture): Translated<english.PageCard> => ({
  name,
  preview: { kind: 'page', heading, picture, alt: `${heading}. ${picture.alt}.` },
})

/** The card of each page that is meant to be found; home's stands in for the rest. */
export const pageCards: Translated<typeof english.pageCards> = {
  [paths.home()]: card(
    'ಮುಖಪುಟ',
    'ಸಾವಯವ, ನೈಸರ್ಗಿಕ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ',
    heroes.wide('ಬೆಳಗಿನ ಬೆಳಕಿನಲ್ಲಿ ಹೂಬಿಟ್ಟ ಸಾಸಿವೆ ಹೊಲ, ಅದರಲ್ಲಿ ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್ ಇರುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  ),
  [paths.farmers()]: card(
    'ರೈತರಿಗಾಗಿ ಪರಾಗಸ್ಪರ್ಶ',
    'ನಿಮ್ಮ ಬೆಳೆ ಹೂಬಿಟ್ಟಾಗ ಜೇನುನೊಣಗಳು',
    scene('farmers', 'ಹೂಬಿಟ್ಟ ಸಾಸಿವೆ ಹೊಲದ ಅಂಚಿನಲ್ಲಿ ಎರಡು ಜೇನು ಪೆಟ್ಟಿಗೆಗಳು'),
  ),
  [paths.manufacturers()]: card(
    'ತಯಾರಕರಿಗಾಗಿ ಒಪ್ಪಂದ ಕೃಷಿ',
    'ನಿಮ್ಮ ಆರ್ಡರ್‌ನಂತೆ ಉತ್ಪಾದಿಸುವ ಜೇನುತುಪ್ಪ',
    scene('manufacturers', 'ಜೇನುತುಪ್ಪದ ಡ್ರಮ್‌ಗಳು, ತಕ್ಕಡಿ ಮತ್ತು ಸಹಿ ಮಾಡಿದ ಒಪ್ಪಂದ ಪತ್ರ'),
  ),
  [paths.brands()]: card(
    'ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗಾಗಿ ಖಾಸಗಿ ಲೇಬಲ್',
    'ಲೇಬಲ್ ನಿಮ್ಮದು, ಜೇನುತುಪ್ಪ ನಮ್ಮದು',
    scene('brands', 'ಜೇನುತುಪ್ಪ ತುಂಬುವ ಸಾಲಿನಲ್ಲಿ ಜಾಡಿಗಳು, ಪಕ್ಕದಲ್ಲಿ ಅವುಗಳ ಲೇಬಲ್‌ಗಳು'),
  ),
  [paths.beekeepers()]: card(
    'ಜೇನು ಕೃಷಿಕರಿಗಾಗಿ ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ',
    'ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ, ಮತ್ತು ಹಣ ನಂತರ ಪಾವತಿಸುವ ಷರತ್ತಿನ ಮೇಲೆ ಸಾಮಗ್ರಿ',
    scene('beekeepers', 'ರಾತ್ರಿಯಲ್ಲಿ ಜೇನು ಪೆಟ್ಟಿಗೆಗಳನ್ನು ಸಾಗಿಸುತ್ತಿರುವ ಲಾರಿ'),
  ),
  [paths.consumers()]: card(
    'ನಿಮ್ಮ ಮನೆಗೆ ಜೇನುತುಪ್ಪ',
    'ನಿಮ್ಮ ಮನೆಗೆ ಸಾವಯವ, ಮೂಲ ತಿಳಿಯುವ ಜೇನುತುಪ್ಪ',
    scene('consumers', 'ಅಡುಗೆಮನೆಯ ಕಿಟಕಿಯ ಬಳಿ ಮೇಜಿನ ಮೇಲೆ ಜೇನುತುಪ್ಪದ ಮೂರು ಜಾಡಿಗಳು'),
  ),
  [paths.ecoBee()]: card(
    'Eco-Bee',
    'Eco-Bee, ನೀವು ಲೈವ್ ಆಗಿ ನೋಡುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ',
    scene('coming-soon', 'ಹೂಗಳ ನಡುವೆ ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್ ಮತ್ತು ಆಂಟೆನಾ ಇರುವ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  ),
  [paths.ecoContributor()]: card(
    'ಇಕೋ-ಸಹಯೋಗಿಗಳಿಗಾಗಿ Eco-Bee',
    'Eco-Bee ದತ್ತು ಪಡೆಯಿರಿ, ಅದರ ಜೇನುತುಪ್ಪ ನಿಮ್ಮದೇ',
    scene('eco-contributor', 'ಹೂಗಳು ಅರಳಿದ ಹುಲ್ಲುಗಾವಲಿನಲ್ಲಿ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  ),
  [paths.ecoEntrepreneur()]: card(
    'ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ ಗಳಿಸಿ',
    'ಬಳಕೆಯಾಗದ ಕೃಷಿ ಸಾಮರ್ಥ್ಯದಿಂದ ಆದಾಯ ಗಳಿಸಿ',
    scene('eco-entrepreneur', 'ಜೇನುತುಪ್ಪದ ಡ್ರಮ್‌ಗಳಿರುವ ಶೆಡ್, ಪಕ್ಕದಲ್ಲಿ ಆರು ಜೇನು ಪೆಟ್ಟಿಗೆಗಳು'),
  ),
  [paths.services()]: card(
    'ನಮ್ಮ ಸೇವೆಗಳು',
    'ನಮ್ಮ ಜೇನುನೊಣಗಳ ಜೊತೆ ಆರು ಬಗೆಯ ಕೆಲಸ',
    scene('services', 'ಆರು ಷಟ್ಕೋನಗಳ ನಡುವೆ ಜೇನು ಪೆಟ್ಟಿಗೆ: ಹೂವು, ಒಪ್ಪಂದ ಪತ್ರ, ಲಾರಿ, ರೂಪಾಯಿ, ಜಾಡಿ ಮತ್ತು ಫೋನ್'),
  ),
  [paths.products()]: card(
    'ಉತ್ಪನ್ನಗಳು',
    'ಜೇನುತುಪ್ಪ, ಜೇನು ಪೆಟ್ಟಿಗೆ, ಪರಾಗಸ್ಪರ್ಶ, ಸಾಮಗ್ರಿ',
    scene('products', 'ಎರಡು ಶೆಲ್ಫ್‌ಗಳಲ್ಲಿ ತಿಳಿ ಬಣ್ಣದಿಂದ ಗಾಢ ಬಣ್ಣದವರೆಗಿನ ಜೇನುತುಪ್ಪದ ಜಾಡಿಗಳು, ಜೊತೆಗೆ ಎರಿಯ ಒಂದು ತುಂಡು'),
  ),
  [paths.technology()]: card(
    'ತಂತ್ರಜ್ಞಾನ',
    'ಜೇನುತುಪ್ಪದ ಹಿಂದಿರುವ ನೆಟ್‌ವರ್ಕ್',
    scene('technology', 'ಒಂದಕ್ಕೊಂದು ಸೇರಿದ ಮೂರು ಷಟ್ಕೋನಗಳಲ್ಲಿ ಡಾರ್ಕ್ ಸ್ಟೋರ್, ಘಟಕ ಮತ್ತು ಮಾರುಕಟ್ಟೆ'),
  ),
  [paths.app()]: card(
    'ಆ್ಯಪ್‌ಗಳು',
    'ಆ್ಯಪ್‌ಗಳು, Edge AI Stack ಮತ್ತು Eco-Bee',
    scene('app', 'ಮೂರು ಫೋನ್‌ಗಳು: ಒಂದರಲ್ಲಿ ನಕ್ಷೆ, ಒಂದರಲ್ಲಿ ಜೇನು ಪೆಟ್ಟಿಗೆ ಮತ್ತು ಅದರ ರೀಡಿಂಗ್‌ಗಳು, ಇನ್ನೊಂದರಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಲು ಜಾಡಿ'),
  ),
  [paths.edgeAiStack()]: card(
    'Edge AI Stack',
    'ಜೇನು ಪೆಟ್ಟಿಗೆಯಿಂದ ನಿಮ್ಮ ಫೋನ್‌ವರೆಗೆ: Edge AI Stack',
    scene('edge-ai', 'ಒಂದರ ಮೇಲೊಂದು ನಾಲ್ಕು ಹಲಗೆಗಳು: ಫೋನ್, ಕ್ಲೌಡ್, ಚಿಕ್ಕ ಕಂಪ್ಯೂಟರ್ ಮತ್ತು ಹೂಗಳ ನಡುವೆ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  ),
  [paths.about()]: card(
    'ನಮ್ಮ ಬಗ್ಗೆ',
    'ಸುಸ್ಥಿರ ಕೃಷಿ ಮತ್ತು ಜೇನು ಕೃಷಿ ಸೇವೆಗಳು',
    scene('about', 'ಜೇನು ಪೆಟ್ಟಿಗೆ ಇರುವ ಹೊಲ, ಘಟಕ ಮತ್ತು ಅಂಗಡಿಯನ್ನು ಜೋಡಿಸುವ ಚಿನ್ನದ ಬಣ್ಣದ ಒಂದೇ ಗೆರೆ'),
  ),
  [paths.usp()]: card(
    'ನಮ್ಮ ವಿಶೇಷತೆಗಳು',
    'ಒಂದು ಜಾಡಿ ಜೇನುತುಪ್ಪದ ಬಗ್ಗೆ ಆರು ಮಾತು',
    scene('usp', 'ಸೂರ್ಯನ ಎದುರು ಜೇನುತುಪ್ಪದ ಜಾಡಿ, ಸುತ್ತ ಪ್ರತಿ ಮಾತಿಗೂ ಒಂದರಂತೆ ಆರು ಷಟ್ಕೋನಗಳು'),
  ),
  [paths.bookDemo()]: card(
    'ಡೆಮೊ ಬುಕ್ ಮಾಡಿ',
    `ಡೆಮೊ ಬುಕ್ ಮಾಡಿ: ${detailCount}, ಒಂದು ಕೋಡ್`,
    scene('demo', 'ಕೋಡ್ ಬರೆಯಲು ಆರು ಬಾಕ್ಸ್‌ಗಳಿರುವ ಫೋನ್, ಪಕ್ಕದಲ್ಲಿ ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  ),
  [paths.stores()]: card(
    'ಅಂಗಡಿ ಹುಡುಕಿ',
    'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಅಂಗಡಿ ಹುಡುಕಿ',
    stationDrawing('dark-store', 'ಶೆಲ್ಫ್‌ಗಳಲ್ಲಿ ಜಾಡಿಗಳಿರುವ ಅಂಗಡಿ'),
  ),
  [paths.plants()]: card(
    'ಘಟಕ ಹುಡುಕಿ',
    'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಆಹಾರ ಸಂಸ್ಕರಣಾ ಘಟಕ ಹುಡುಕಿ',
    stationDrawing('plant', 'ಜಾಡಿಗಳಲ್ಲಿ ಜೇನುತುಪ್ಪ ತುಂಬುವ ಘಟಕ'),
  ),
  [paths.farms()]: card(
    'ಫಾರ್ಮ್ ಹುಡುಕಿ',
    'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಫಾರ್ಮ್ ಹುಡುಕಿ',
    stationDrawing('field', 'ಹೂಬಿಟ್ಟ ಹೊಲದಲ್ಲಿ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  ),
  [paths.dataCenter()]: card(
    'ಡೇಟಾ ಸೆಂಟರ್ ನಕ್ಷೆ',
    'ನಕ್ಷೆಯಲ್ಲಿ ಒಂದು ಪರೀಕ್ಷಾ ಬಿಂದು',
    scene('map', 'ಪಿನ್‌ಗಳಿರುವ ನಕ್ಷೆ, ಅವುಗಳ ನಡುವೆ ಚುಕ್ಕಿಗಳ ದಾರಿ'),
  ),
  [paths.terms()]: card('ನಿಯಮಗಳು', 'ಬಳಕೆಯ ನಿಯಮಗಳು, ಸರಳ ಮಾತಿನಲ್ಲಿ', scene('terms', 'ಮುದ್ರೆ ಇರುವ ದಾಖಲೆ ಮತ್ತು ಪೆನ್')),
  [paths.privacy()]: card(
    'ಕುಕೀ ಮತ್ತು ಗೌಪ್ಯತಾ ನೀತಿ',
    'ಏನು ಉಳಿಯುತ್ತದೆ, ಏನನ್ನು ಕಳುಹಿಸಲಾಗುತ್ತದೆ, ಅಳಿಸಲು ಏನು ಮಾಡಬೇಕು',
    scene('privacy', 'ಜೇನುತುಪ್ಪದ ಜಾಡಿ, ಪಕ್ಕದಲ್ಲಿ ಬೀಗ ಮತ್ತು ಎರಡು ಬಿಸ್ಕತ್ತುಗಳು'),
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
    alt: `${heading}: ${count || 'ತಿಳಿ ಬಣ್ಣದಿಂದ ಗಾಢ ಬಣ್ಣದವರೆಗಿನ ಜೇನುತುಪ್ಪದ ಜಾಡಿಗಳು'}.`,
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
