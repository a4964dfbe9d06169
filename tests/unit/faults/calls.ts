import { categoryIds } from '@/config/category-ids'
import { getCategories } from '@/services/calls/categories'
import { requestDemo } from '@/services/calls/demo'
import { productLikeCount } from '@/services/calls/likes'
import { resendOtp, sendOtp, validateOtp } from '@/services/calls/otp'
import {
  getAllProductsofUser,
  getProductsByParentId,
  productModelBasedonSubcategory,
} from '@/services/calls/products'
import { registerConsumerUser } from '@/services/calls/registration'
import { locationProvider } from '@/services/calls/sites'
import { getSubCategories } from '@/services/calls/subcategories'
import { getAllUserofUserType } from '@/services/calls/users'
import { fetchToken } from '@/services/http/token'
import { lead } from '../../support/data/lead'

/** One of the calls of docs/back-end.md, and home's own call for its services. */
export type CallUnderTest = {
  name: string
  run: () => Promise<unknown>
  method: 'GET' | 'POST'
  /** What it needs: a list, any JSON, a text, or no more than a 2xx. */
  answers: 'list' | 'json' | 'text' | 'done'
  /** The JSON of a list of so many items; `hostile` fills every text with what an attacker would send. */
  list?: (items: readonly unknown[]) => object
  item?: (index: number, text: string) => object
  /** Words for every failure of it. */
  failure?: string
  /** How the console names its failures; undefined for those that others log. */
  logged?: string
  bearer: boolean
}

const user = 'HoneyFarm'

const product = (index: number, words: string) => ({
  productid: `P-${index}`,
  productfriendlyname: words,
  status: 'Listed',
  consumeradminid: 'honeyfarm',
  country: words,
  infourl: words,
  buyurl: words,
  productimageurl: words,
  contentsubcategory: words,
})

const products = { list: (items: readonly unknown[]) => ({ products: items }), item: product }

/** All of them, as data. */
export const calls: CallUnderTest[] = [
  { name: '1 fetchToken', run: fetchToken, method: 'POST', answers: 'json', bearer: false },
  {
    name: '2 getAllUserofUserType',
    run: () => getAllUserofUserType('Retailer'),
    method: 'GET',
    answers: 'list',
    list: (items) => ({ users: items }),
    item: (index, words) => ({ username: `${words} ${index}` }),
    logged: 'Users of type Retailer',
    bearer: true,
  },
  {
    name: '3 locationProvider',
    run: () => locationProvider('retailer-1', 'Store'),
    method: 'GET',
    answers: 'list',
    list: (items) => ({ sites: items }),
    item: (index, words) => ({ sitename: `${words} ${index}`, latitude: '12.9', longitude: '77.6' }),
    failure: 'Failed to fetch location',
    bearer: true,
  },
  {
    name: '4 registerConsumerUser',
    run: () => registerConsumerUser({ username: 'meera' }),
    method: 'POST',
    answers: 'json',
    failure: 'Internal server error, please try again.',
    bearer: false,
  },
  {
    name: '5 getCategories',
    run: () => getCategories(user),
    method: 'GET',
    answers: 'list',
    list: (items) => ({ categoryList: items }),
    item: (index, words) => ({ categoryid: `C-${index}`, categoryname: words, categoryimageurl: words }),
    failure: 'Failed to fetch categories',
    logged: 'Categories',
    bearer: true,
  },
  {
    name: '6 productModelBasedonSubcategory',
    run: () => productModelBasedonSubcategory(categoryIds.honey, 'Raw_Honey', user),
    method: 'GET',
    answers: 'list',
    ...products,
    logged: `Products of ${categoryIds.honey}, Raw_Honey`,
    bearer: true,
  },
  {
    name: '7 productLikeCount',
    run: () => productLikeCount({ id: 'P-1', consumerAdminId: 'honeyfarm', businessId: undefined }),
    method: 'POST',
    answers: 'done',
    logged: 'Like of P-1',
    bearer: false,
  },
  {
    name: '8 getSubCategories',
    run: () => getSubCategories(user, categoryIds.honey),
    method: 'GET',
    answers: 'list',
    list: (items) => ({ contentsubcategories: items }),
    item: (index, words) => ({ contentsubcategoryname: `${words} ${index}` }),
    logged: `Subcategories of ${categoryIds.honey}`,
    bearer: true,
  },
  {
    name: '9 getAllProductsofUser',
    run: () => getAllProductsofUser(user),
    method: 'GET',
    answers: 'list',
    ...products,
    logged: `Products of ${categoryIds.honey}`,
    bearer: true,
  },
  {
    name: '9 getAllProductsofUser, as home calls it',
    run: () => getAllProductsofUser(user, categoryIds.contractFarming),
    method: 'GET',
    answers: 'list',
    ...products,
    logged: `Products of ${categoryIds.contractFarming}`,
    bearer: true,
  },
  {
    name: '10 getProductsByParentId',
    run: () => getProductsByParentId(user, 'tenant-0001'),
    method: 'GET',
    answers: 'json',
    logged: 'Products of parent tenant-0001',
    bearer: true,
  },
  { name: '11 sendOtp', run: () => sendOtp(lead), method: 'POST', answers: 'text', bearer: false },
  {
    name: '12 validateOtp',
    run: () => validateOtp({ mobile: lead.phone, otp: '123456', email: lead.email }),
    method: 'POST',
    answers: 'text',
    bearer: false,
  },
  {
    name: '13 resendOtp',
    run: () => resendOtp(lead.phone, lead.email),
    method: 'POST',
    answers: 'text',
    bearer: false,
  },
  { name: '14 requestDemo', run: () => requestDemo(lead), method: 'POST', answers: 'done', bearer: true },
]
