import { contractFarming, migration, pollination } from './farm-services'
import { generatedHoneys } from './generated-honeys'
import { hiveParts, marketplace, tools } from './goods'
import { hiddenHoneys } from './hidden-honeys'
import { honeys } from './honeys'
import { brandServices, capacity, ecoBees } from './network-services'
import type { SeedProduct } from './seed-product'

/** A category of call 5 and everything in it. */
export type SeedCategory = { categoryid: string; name: string; picture: string; products: SeedProduct[] }

/**
 * Every category that the site asks for, with its products.
 * @param generated how many generated honeys take the place of the twelve
 */
export function catalogue(generated?: number): SeedCategory[] {
  const listed = generated === undefined ? honeys : generatedHoneys(generated)
  return [
    category('AGR11-100A', 'Honey', 'categories/honey', [...listed, ...hiddenHoneys]),
    category('AGR14-100A', 'Contract Farming', 'categories/contract-farming', contractFarming),
    category('AGR12-100A', 'Pollination', 'categories/pollination', pollination),
    category('AGR16-1000', 'Eco-Bee', 'categories/eco-bee', ecoBees),
    category('AGR12-1012', 'Farming Capacity', 'categories/capacity', capacity),
    category('GHRAEXbI00', 'Honey Marketplace', 'categories/marketplace', marketplace),
    category('AGR15-100C', 'Services for Brands', 'categories/brand-services', brandServices),
    category('AGR12-100B', 'Colony Migration', 'categories/migration', migration),
    category('AGR10-1010', 'Hives and Parts', 'categories/hive-parts', hiveParts),
    category('AGR10-1005', 'Tools and Clothing', 'categories/tools', tools),
  ]
}

function category(categoryid: string, name: string, picture: string, products: SeedProduct[]): SeedCategory {
  return { categoryid, name, picture: `/platform/pictures/${picture}.svg`, products }
}
