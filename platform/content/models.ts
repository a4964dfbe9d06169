import type { Context } from 'hono'
import { account } from '../account'
import { checkNetwork, part } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { hasCategory, productsAnswer } from '../store/products'
import { oddListing } from './odd-listings'

/** Call 6: products of one subcategory; an unknown subcategory has none. */
export const productsBySubcategory = (services: Services) => async (c: Context) => {
  checkNetwork(c)
  checkHeaders(c)
  const categoryid = part(c, 'category')
  const subcategory = part(c, 'subcategory')
  if (!(await hasCategory(services.db, categoryid))) refuse(404, `Unknown category '${categoryid}'.`)
  const listing = async () => jsonText(await productsAnswer(services.db, { categoryid, subcategory }))
  const odd = oddListing(subcategory)
  return odd ? odd(c, listing) : listing()
}

/** An answer whose JSON is text already. */
export const jsonText = (json: string) =>
  new Response(json, { headers: { 'content-type': 'application/json' } })

function checkHeaders(c: Context): void {
  const wanted = { orgid: account.user, networkid: account.networkId, username: account.user }
  const faults = Object.entries(wanted)
    .filter(([name, value]) => c.req.header(name) !== value)
    .map(([name, value]) => `${name}: must be '${value}'`)
  if (c.req.raw.headers.get('suborgid') !== '') faults.push('suborgid: must be present and empty')
  if (faults.length > 0) refuse(400, `Wrong headers\n${faults.join('\n')}`)
}
