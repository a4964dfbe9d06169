import { addressesOf, business, ours, type SeedProduct } from './seed-product'

const places = [
  'Kangra',
  'Coorg',
  'Nilgiri',
  'Bharatpur',
  'Muzaffarpur',
  'Anantnag',
  'Ajmer',
  'Bastar',
  'Gosaba',
]
const flowers = [
  ['Mustard', 'mustard'],
  ['Litchi', 'litchi'],
  ['Forest', 'forest'],
  ['Acacia', 'acacia'],
  ['Eucalyptus', 'eucalyptus'],
  ['Jamun', 'jamun'],
  ['Multiflora', 'multiflora'],
  ['Tulsi', 'tulsi'],
  ['Ginger', 'ginger'],
  ['Mangrove', 'sundarban'],
  ['Ajwain', 'ajwain'],
] as const
const subcategories = ['Raw_Honey', 'Natural_Honey', 'Wild_Honey', 'Infused_Honey', 'Comb_Honey']

const firstDay = Date.UTC(2024, 0, 1)
const day = 24 * 60 * 60 * 1000

/** The same number from 0 to 1 for the same place in the list and the same purpose, on every machine. */
function chance(index: number, purpose: number): number {
  const mixed = Math.imul((index + 1) ^ (purpose * 0x9e3779b1), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

const pick = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length]

/**
 * A long catalogue for trying lists out, the same for the same count: `PLATFORM_PRODUCTS`, and the
 * `Exactly_{n}_Honey` listings.
 * @param subcategory of all of them; spread over the five of the catalogue where none is named
 */
export function generatedHoneys(count: number, subcategory?: string): SeedProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, '0')
    const productid = subcategory ? `${subcategory}-${number}` : `HNY-${number}`
    const [flower, slug] = pick(flowers, Math.floor(chance(index, 1) * flowers.length)) ?? flowers[0]
    const mrp = 200 + Math.floor(chance(index, 2) * 1000)
    return {
      productid,
      productfriendlyname: `${pick(places, index)} ${flower} Honey, batch ${index + 1}`,
      contentsubcategory: subcategory ?? pick(subcategories, index) ?? 'Raw_Honey',
      productcost: mrp,
      discountedprice: Math.round(mrp * (0.8 + chance(index, 3) * 0.15)),
      itemcount: chance(index, 4) < 0.1 ? 0 : 1 + Math.floor(chance(index, 5) * 80),
      likecount: Math.floor(chance(index, 6) * 300),
      ratings: Math.round((3 + chance(index, 7) * 2) * 10) / 10,
      featured: chance(index, 8) < 0.1,
      timestamp: new Date(firstDay + Math.floor(chance(index, 9) * 600) * day).toISOString(),
      productimageurl: `/platform/pictures/jars/${slug}.svg`,
      country: 'India',
      businessid: business,
      // Those of a listing that is made up are not stored, so no page of theirs could be led to.
      ...(subcategory ? {} : addressesOf(productid)),
      ...ours,
    }
  })
}
