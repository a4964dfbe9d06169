import { paths } from '@/config/paths'
import { detailCount } from '@/content/en/features/lead'
import { choicesCopy } from '@/content/en/features/listing-filters'
import { listing } from '@/content/en/pages/listing'
import { heroes, type Picture, scene, stationDrawing } from '@/content/pictures'
import type { Product } from '@/domain/catalogue/product'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { rupees } from '@/domain/format/money'
import { priceOf } from '@/domain/price/price'
import { productSummary } from './product-head'

/** What the preview picture of a link says and shows; the build draws it, browsers never load this. */
export type LinkPreview = {
  /** What those should know who do not see it. */
  alt: string
} & (
  | { kind: 'page'; heading: string; picture: Picture }
  /** `honeys`: names of what it lists, empty where nobody knows. */
  | { kind: 'listing'; heading: string; count: string; honeys: readonly string[] }
  /** `price` and, where less is paid than it, `mrp`: as they are written. */
  | { kind: 'product'; name: string; collection: string; price: string; mrp: string; image: string }
)

/** What a page with a fixed address is called in a trail of breadcrumbs, and its preview. */
export type PageCard = { name: string; preview: LinkPreview }

const card = (name: string, heading: string, picture: Picture): PageCard => ({
  name,
  preview: { kind: 'page', heading, picture, alt: `${heading}. ${picture.alt}.` },
})

/** The card of each page that is meant to be found; home's stands in for the rest. */
export const pageCards: Readonly<Record<string, PageCard>> = {
  [paths.home()]: card(
    'Home',
    'Organic, natural and traceable honey',
    heroes.wide('A smart hive with a solar panel in a flowering mustard field at morning light'),
  ),
  [paths.farmers()]: card(
    'Pollination for farmers',
    'Bees for your crop while it flowers',
    scene('farmers', 'Two hives at the edge of a mustard field in flower'),
  ),
  [paths.manufacturers()]: card(
    'Contract farming for manufacturers',
    'Honey farmed to your order',
    scene('manufacturers', 'Drums of honey, a pair of scales and a signed contract'),
  ),
  [paths.brands()]: card(
    'Private label for brands',
    'Your label, our honey',
    scene('brands', 'Jars on a filling line, and labels for them'),
  ),
  [paths.beekeepers()]: card(
    'Colony migration for beekeepers',
    'Colony migration, and inputs on pay-later terms',
    scene('beekeepers', 'A lorry carrying hives through the night'),
  ),
  [paths.consumers()]: card(
    'Honey for your table',
    'Organic, traceable honey for your table',
    scene('consumers', 'Three jars of honey on a kitchen table by the window'),
  ),
  [paths.ecoBee()]: card(
    'Eco-Bee',
    'Eco-Bee, the smart hive that you watch live',
    scene('coming-soon', 'A smart hive with a solar panel and an antenna, among flowers'),
  ),
  [paths.ecoContributor()]: card(
    'Eco-Bee for eco-contributors',
    'Adopt an Eco-Bee and own its honey',
    scene('eco-contributor', 'A smart hive in a meadow in flower'),
  ),
  [paths.ecoEntrepreneur()]: card(
    'Earn from farming capacity',
    'Earn from idle farming capacity',
    scene('eco-entrepreneur', 'A shed with drums of honey beside six hives'),
  ),
  [paths.services()]: card(
    'Our Services',
    'Six ways to work with our bees',
    scene('services', 'A hive in the middle of six hexagons: flower, contract, lorry, rupee, jar and phone'),
  ),
  [paths.products()]: card(
    'Products',
    'Honey, hives, pollination and inputs',
    scene('products', 'Two shelves of honey jars, from pale to dark, and a piece of comb'),
  ),
  [paths.technology()]: card(
    'Technology',
    'The network behind the honey',
    scene('technology', 'A dark store, a plant and a marketplace in three joined hexagons'),
  ),
  [paths.app()]: card(
    'Apps',
    'Apps, Edge AI Stack and Eco-Bee',
    scene('app', 'Three phones: a map, a hive with its readings, and a jar to order'),
  ),
  [paths.edgeAiStack()]: card(
    'Edge AI Stack',
    'From the hive to your phone: the Edge AI Stack',
    scene('edge-ai', 'Four stacked plates: phone, cloud, small computer, and hive among flowers'),
  ),
  [paths.about()]: card(
    'About',
    'Sustainable agriculture and beekeeping services',
    scene('about', 'A field with a hive, a plant and a store, joined by one golden line'),
  ),
  [paths.usp()]: card(
    'Our USP',
    'Six claims for one jar of honey',
    scene('usp', 'A jar of honey in the sun, with a hexagon for each of the six claims around it'),
  ),
  [paths.bookDemo()]: card(
    'Book a demo',
    `Book a demo: ${detailCount} and a code`,
    scene('demo', 'A phone with six boxes for a code, beside a smart hive'),
  ),
  [paths.stores()]: card(
    'Find a store',
    'Find a store in our network',
    stationDrawing('dark-store', 'A store with jars on its shelves'),
  ),
  [paths.plants()]: card(
    'Find a plant',
    'Find a food-processing plant in our network',
    stationDrawing('plant', 'A plant where honey is filled into jars'),
  ),
  [paths.farms()]: card(
    'Find a farm',
    'Find a farm in our network',
    stationDrawing('field', 'A hive in a field in flower'),
  ),
  [paths.dataCenter()]: card(
    'Data centre map',
    'A test point on the map',
    scene('map', 'A map with pins and a dotted way between them'),
  ),
  [paths.terms()]: card(
    'Terms',
    'Terms of use, in plain words',
    scene('terms', 'A sealed document and a pen'),
  ),
  [paths.privacy()]: card(
    'Cookie and privacy policy',
    'What is kept, what is sent, and how to have it deleted',
    scene('privacy', 'A jar of honey with a padlock, and two biscuits'),
  ),
}

/**
 * The preview of a listing.
 * @param products what it lists; undefined where the build knows no list
 */
export function listingPreview(subcategory: string, products: readonly Product[] | undefined): LinkPreview {
  const heading = listing.nameOf(subcategory)
  const count = products?.length ? choicesCopy.count(products.length, products.length) : ''
  const honeys = products?.map(({ name }) => name) ?? []
  return {
    kind: 'listing',
    heading,
    count,
    honeys,
    alt: `${heading}: ${count || 'jars of honey from pale to dark'}.`,
  }
}

/** The preview of a product. */
export function productPreview(product: Product): LinkPreview {
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
