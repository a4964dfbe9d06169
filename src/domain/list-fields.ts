import type { EndpointName } from '@/config/runtime-config'

/** The field of each call's answer that holds its list. These lists are the same for everyone. */
export const listFields = {
  usersOfType: 'users',
  categories: 'categoryList',
  productsBySubcategory: 'products',
  subcategories: 'contentsubcategories',
  productsOfUser: 'products',
  sites: 'sites',
} as const satisfies Partial<Record<EndpointName, string>>
