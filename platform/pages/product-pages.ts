import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { ownAdmin } from '../account'
import { part } from '../http/path-checks'
import type { Services } from '../services'
import { findProduct, type Listing, productsForSale } from '../store/products'
import { type Markup, money, page } from './layout'

/** The pages that the catalogue's addresses lead to: shop, information and certificate of a product. */
export function productPages(services: Services): Hono {
  const { db } = services
  const ofProduct =
    (title: (product: Listing) => string, body: (product: Listing) => Markup | Promise<Markup>) =>
    async (c: Context) => {
      const product = await findProduct(db, part(c, 'product'))
      const shown = product?.status === 'Listed' && product.consumeradminid === ownAdmin
      return shown ? page(c, title(product), body(product)) : noSuchProduct(c)
    }
  return new Hono()
    .get('/shop', (c) => c.redirect('/platform/shop/'))
    .get('/shop/', async (c) => page(c, 'Shop', shelf(await productsForSale(db))))
    .get(
      '/shop/:product',
      ofProduct((product) => product.name, shopBody),
    )
    .get(
      '/info/:product',
      ofProduct((product) => `About ${product.name}`, infoBody),
    )
    .get(
      '/certificates/:product',
      ofProduct((product) => `Certificate for ${product.name}`, certificateBody),
    )
}

const price = ({ mrp, discounted }: Listing) => {
  if (discounted !== '' && mrp !== '')
    return html`<span class="price">${money(discounted)}</span> <s>${money(mrp)}</s>`
  return html`<span class="price">${money(discounted || mrp) || 'Price on request'}</span>`
}

const shelf = (products: Listing[]) => html`
<p class="soft">Stand-in of the shop for local work: nothing is sold here.</p>
<ul>${products.map(
  (product) =>
    html`<li><a href="/platform/shop/${product.productid}">${product.name}</a><br>${price(product)}</li>`,
)}</ul>`

const shopBody = (product: Listing) => html`
<p>${price(product)}</p>
<p class="soft">Product ${product.productid}. Stand-in of the shop for local work: nothing is sold here.</p>
<p><a href="/platform/shop/">All products</a></p>`

const infoBody = (product: Listing) => html`
<p>${product.country === '' ? 'Origin not stated.' : `Country of origin: ${product.country}.`}</p>
<p><img src="/platform/qr/${product.productid}.svg" width="200" height="200" alt="QR code of this page"></p>
<p><a href="/platform/shop/${product.productid}">To the shop page of ${product.name}</a></p>`

const certificateBody = (product: Listing) => html`
<p>Product ${product.productid}.</p>
<p class="soft">Stand-in of a quality certificate for local work: it certifies nothing.</p>`

const noSuchProduct = (c: Context) =>
  page(c, 'No such product', html`<p><a href="/platform/shop/">All products</a></p>`, { status: 404 })
