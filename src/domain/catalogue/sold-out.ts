import type { Product } from './product'
import { isInStock } from './stock'

/** Whether a product is shown as sold out: where prices are hidden, so is stock (R-CARD-13). */
export const isShownSoldOut = (product: Product, hidePrices = false) => !hidePrices && !isInStock(product)
