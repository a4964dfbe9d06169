import type { Product } from '@/domain/catalogue/product'

/** A product of our own, listed; give the fields that matter to the test. */
export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    id: 'HNY-001',
    name: 'Raw Forest Honey',
    likes: 0,
    featured: false,
    status: 'Listed',
    consumerAdminId: 'honeyfarm',
    ...fields,
  }
}
