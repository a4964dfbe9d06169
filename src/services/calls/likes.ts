import { runtimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import { endpoint } from '@/services/http/endpoint'
import { requestJsonOrText } from '@/services/http/request'

/**
 * Call 7: one more like for a product. A failure is logged, then thrown (R-CARD-18 to R-CARD-20).
 * @returns the answer's data; any 2xx is a success
 * @throws {ServiceError}
 */
export function productLikeCount(
  product: Pick<Product, 'id' | 'consumerAdminId' | 'businessId'>,
): Promise<unknown> {
  const { networkId, businessId } = runtimeConfig()
  const business = product.businessId ?? businessId
  return requestJsonOrText({
    method: 'POST',
    callName: `Like of ${product.id}`,
    url: endpoint('likeProduct', networkId, product.consumerAdminId, business, product.id),
    headers: {
      'Content-Type': 'text/plain',
      networkid: business,
      orgid: business,
      username: business,
      suborgid: '',
    },
    // Without a body, even an empty one, the content type would be lost.
    body: '',
  })
}
