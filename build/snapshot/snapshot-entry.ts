import { categoryIds } from '@/config/category-ids'
import { everySubcategory } from '@/config/paths'
import { type RuntimeConfig, setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import { type Place, withoutDuplicatePlaces } from '@/domain/places/place'
import { type OfferFacts, offerFacts } from '@/domain/price/offer-facts'
import { getAllProductsofUser, productModelBasedonSubcategory } from '@/services/calls/products'
import { locationProvider } from '@/services/calls/sites'
import { getSubCategories } from '@/services/calls/subcategories'
import { getAllUserofUserType } from '@/services/calls/users'
import { client } from '@/services/http/client'
import { siteOrigin } from '@/services/http/endpoint'
import { hasList } from '@/worker/response-checks'
import { listFieldsAt, readSettings } from '@/worker/rules'
import type { ListingSnapshot } from './listing-snapshot'
import { platformFacts } from './platform-facts'

/** What a platform listed, and what is wrong with it, a sentence for each fault. */
export type TakenSnapshot = { snapshot: ListingSnapshot; faults: string[] }

/**
 * Asks a platform for the listings, through the site's own services: one after the other, since nobody waits.
 * @param siteUrl origin of the site, which addresses of the records are read against
 * @param subcategories those whose listing gets a page of its own
 * @throws {ServiceError} where one of them cannot be had
 */
export async function takeSnapshot(
  config: RuntimeConfig,
  siteUrl: string,
  subcategories: string[],
): Promise<TakenSnapshot> {
  setRuntimeConfig(config)
  // The services read addresses against those of their page, and there is no page here.
  Object.assign(globalThis, { location: { origin: siteUrl } })
  const { user } = config
  const faults: string[] = []
  // The services take an answer without its list for an empty one: right for a visitor, wrong for a
  // file that lasts. So an answer has to be one that the service worker would store.
  const settings = readSettings(JSON.stringify(config), siteOrigin())
  const listening = client.interceptors.response.use((answer) => {
    const { method, url = '' } = answer.config
    if (method === 'get' && !hasList(String(answer.data), listFieldsAt(url, settings)))
      faults.push(`the answer of ${url} has no list`)
    return answer
  })
  try {
    const takenAt = Date.now()
    const { items: all } = await getAllProductsofUser(user, categoryIds.honey)
    const listings: Record<string, readonly Product[]> = { [everySubcategory]: all }
    for (const subcategory of subcategories.filter((name) => name !== everySubcategory)) {
      const { items } = await productModelBasedonSubcategory(categoryIds.honey, subcategory, user)
      listings[subcategory] = items
    }
    const { items: names } = await getSubCategories(user, categoryIds.honey)
    const besides = { offers: await takeOffers(user), ...(await takeStores()) }
    const snapshot = { takenAt, takenFrom: platformFacts(config), names, listings, ...besides }
    return { snapshot, faults: [...new Set(faults), ...emptyIn(snapshot)] }
  } finally {
    client.interceptors.response.eject(listening)
    Reflect.deleteProperty(globalThis, 'location')
  }
}

/** What each category offers: numbers beside a link, so a call that fails is no fault of the snapshot. */
async function takeOffers(user: string): Promise<Record<string, OfferFacts>> {
  const offers: Record<string, OfferFacts> = {}
  for (const category of Object.values(categoryIds).flat()) {
    const answer = await getAllProductsofUser(user, category).catch(() => undefined)
    if (answer && answer.items.length > 0) offers[category] = offerFacts(answer.items)
  }
  return offers
}

/** The stores, for search engines; the page itself shows them anyway, so a call that fails is no fault. */
async function takeStores(): Promise<{ stores?: readonly Place[] }> {
  try {
    const stores: Place[] = []
    for (const username of (await getAllUserofUserType('Retailer')).items)
      stores.push(...(await locationProvider(username, 'Store')).items)
    return { stores: withoutDuplicatePlaces(stores) }
  } catch {
    return {}
  }
}

/** An empty collection may be sold out; not one that the list of all products has something of. */
function emptyIn({ names, listings }: ListingSnapshot): string[] {
  const all = listings[everySubcategory] ?? []
  if (all.length === 0) return ['the catalogue is empty']
  const lost = Object.keys(listings).filter(
    (name) => listings[name]?.length === 0 && all.some(({ subcategory }) => subcategory === name),
  )
  return [
    ...(names.length === 0 ? ['there are no subcategories'] : []),
    ...lost.map((name) => `${name} is empty, though products of it are listed`),
  ]
}
