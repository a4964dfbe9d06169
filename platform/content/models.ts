import type { Client } from '@libsql/client'
import type { Context } from 'hono'
import { account } from '../account'
import { checkHeaders } from '../http/header-checks'
import { checkNetwork, part } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { hasCategory, productsAnswer } from '../store/products'
import { oddListing } from './odd-listings'

/** Call 6: products of one subcategory; an unknown subcategory has none. */
export const productsBySubcategory = (services: Services) => async (c: Context) => {
  checkNetwork(c)
  checkHeaders(c, { orgid: account.user, networkid: account.networkId, username: account.user })
  const categoryid = await knownCategory(services.db, part(c, 'category'))
  const subcategory = part(c, 'subcategory')
  const listing = async () => jsonText(await productsAnswer(services.db, { categoryid, subcategory }))
  const odd = oddListing(subcategory)
  return odd ? odd(c, listing) : listing()
}

/** The same id, where the platform has a category of it; any other is refused with 404. */
export async function knownCategory(db: Client, categoryid: string): Promise<string> {
  if (!(await hasCategory(db, categoryid))) refuse(404, `Unknown category '${categoryid}'.`)
  return categoryid
}

/** An answer whose JSON is text already. */
export const jsonText = (json: string) =>
  new Response(json, { headers: { 'content-type': 'application/json' } })
