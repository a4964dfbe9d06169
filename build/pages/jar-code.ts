import type { Plugin } from 'vite'
import { defaultSubcategory, everySubcategory, paths } from '../../src/config/paths'
import { honeysByColour } from '../../src/domain/honey-colour'
import { qrSvg } from '../../src/drawing/qr-code'
import { qrModules } from '../../src/drawing/qr-modules'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'

/** The drawing of the code, as the home page names it. */
const file = 'images/jar-code.svg'

/** The honey at the end of home's thread; without a snapshot it is the shelf of them all. */
export type ThreadJar = {
  /** Its address within the site. */
  href: string
  name?: string
}

/** Mustard, in whose field the thread begins, else the palest honey, else the first. */
export function threadJar(snapshot: Pick<ListingSnapshot, 'listings'> | undefined): ThreadJar {
  const products = snapshot?.listings[everySubcategory] ?? []
  const honeys = honeysByColour(products)
  const honey = honeys.find(({ colour }) => colour === 'mustard') ?? honeys[0] ?? products[0]
  if (!honey) return { href: paths.listing(defaultSubcategory) }
  return { href: paths.product(honey.subcategory ?? everySubcategory, honey.id), name: honey.name }
}

/**
 * Draws a real QR code on the jar of the home page: the address of one honey of the snapshot. In a
 * file, since making it in the browser would cost every visitor the library.
 */
export function jarCode(siteUrl: string, snapshot: ListingSnapshot | undefined): Plugin {
  const jar = threadJar(snapshot)
  const modules = qrModules(`${siteUrl}${jar.href}`)
  if (!modules) throw new Error(`The address ${siteUrl}${jar.href} is too long for a QR code.`)
  const svg = qrSvg(modules)
  return {
    name: 'hivefield:jar-code',
    config: () => ({ define: { __JAR__: JSON.stringify(jar) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(svg)
      })
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}
