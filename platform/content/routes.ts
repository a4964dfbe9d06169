import { Hono } from 'hono'
import { account } from '../account'
import { requireBearer } from '../http/bearer'
import { checkNetwork, checkUser, part } from '../http/path-checks'
import type { Services } from '../services'
import { categoryList, productsAnswer, subcategoryNames } from '../store/products'
import { likeProduct } from './like'
import { jsonText, knownCategory, productsBySubcategory } from './models'

/** The content proxy: calls 5 to 10 of docs/back-end.md. Lists hold everybody's products, in every status. */
export function contentRoutes(services: Services): Hono {
  const { db, tokens } = services
  const bearer = requireBearer(tokens)
  return new Hono()
    .get('/categories/:network/:again/:user', bearer, async (c) => {
      checkUser(c)
      return c.json({ categoryList: await categoryList(db) })
    })
    .get('/models/:network/:category/:subcategory', bearer, productsBySubcategory(services))
    .post('/likes/:network/:admin/:business/:product', likeProduct(services))
    .get('/subcategories/:network/:again/contentSubCategories/:category', bearer, async (c) => {
      checkNetwork(c)
      const names = await subcategoryNames(db, await knownCategory(db, part(c, 'category')))
      return c.json({ contentsubcategories: names.map((name) => ({ contentsubcategoryname: name })) })
    })
    .get('/products/:network/:category', bearer, async (c) => {
      checkNetwork(c)
      const categoryid = await knownCategory(db, part(c, 'category'))
      return jsonText(await productsAnswer(db, { categoryid }))
    })
    .get('/allproducts/:network/:user/:parent', bearer, async (c) => {
      checkUser(c)
      const parent = part(c, 'parent')
      // The tenant is the parent of the whole catalogue, a category that of its own products.
      if (parent === account.parentId) return jsonText(await productsAnswer(db))
      return jsonText(await productsAnswer(db, { categoryid: await knownCategory(db, parent) }))
    })
}
