import { everySubcategory, paths } from '../../src/config/paths'
import type { Product } from '../../src/domain/catalogue/product'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'

/**
 * Products that get a page of their own at most, the first ones as they are listed: a build should
 * stay quick.
 */
const mostProductPages = 200

/** Names that may be a folder's on every system, of 255 bytes at most; the general listing page answers for others. */
const folderName = /^[\p{L}\p{N}_][\p{L}\p{N} _()-]{0,62}$/u

/** A product's own collection. */
export const collectionOf = ({ subcategory = everySubcategory }: Pick<Product, 'subcategory'>) => subcategory

/** The path of a product's page of its own. */
export const productPath = (product: Pick<Product, 'id' | 'subcategory'>) =>
  paths.product(collectionOf(product), product.id)

/** The products of a snapshot that have a page of their own in the build. */
export const productsWithPage = (snapshot: Pick<ListingSnapshot, 'listings'> | undefined): Product[] =>
  (snapshot?.listings[everySubcategory] ?? [])
    .filter((product) => folderName.test(collectionOf(product)) && folderName.test(product.id))
    .slice(0, mostProductPages)
