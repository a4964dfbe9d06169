import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { toString as qrCode } from 'qrcode'
import { part } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { findProduct } from '../store/products'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

const svg = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** The catalogue's pictures, and a QR image for each product that leads to its information page. */
export function pictures(services: Services): Hono {
  return new Hono()
    .use(etag())
    .get('/pictures/:name{[a-z0-9/-]+\\.svg}', async (c) => {
      const name = part(c, 'name')
      const drawing = await readFile(`${folder}${name}`, 'utf8').catch(() =>
        refuse(404, `No picture '${name}'.`),
      )
      return c.body(drawing, 200, svg)
    })
    .get('/qr/:file{[A-Za-z0-9-]+\\.svg}', async (c) => {
      const productid = part(c, 'file').replace(/\.svg$/, '')
      if (!(await findProduct(services.db, productid))) refuse(404, `Unknown product '${productid}'.`)
      const target = new URL(`/platform/info/${productid}`, c.req.url).href
      const colours = { dark: '#17402A', light: '#FFFFFF' }
      return c.body(await qrCode(target, { type: 'svg', margin: 4, color: colours }), 200, svg)
    })
}
