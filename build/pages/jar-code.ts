import type { Plugin } from 'vite'
import { defaultSubcategory, everySubcategory, paths } from '../../src/config/paths'
import { honeysByColour } from '../../src/domain/honey-colour'
import { type QrModules, qrSvg } from '../../src/drawing/qr-code'
import { qrModules } from '../../src/drawing/qr-modules'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'
import { productPath } from './product-pages'

/** The drawing of the code, as the home page names it. */
const file = 'images/jar-code.svg'

/** The honey at the end of home's thread; without a snapshot it is the listing of them. */
export type ThreadJar = {
  /** Its address within the site. */
  href: string
  name?: string
}

const listingJar: ThreadJar = { href: paths.listing(defaultSubcategory) }

/** Mustard, in whose field the thread begins, else the palest honey, else the first. */
export function threadJar(snapshot: Pick<ListingSnapshot, 'listings'> | undefined): ThreadJar {
  const products = snapshot?.listings[everySubcategory] ?? []
  const honeys = honeysByColour(products)
  const honey = honeys.find(({ colour }) => colour === 'mustard') ?? honeys[0] ?? products[0]
  if (!honey) return listingJar
  return { href: productPath(honey), name: honey.name }
}

/**
 * The jar of a snapshot with the code of its address. The back end's ids have any length: where no code can hold
 * the address, the jar is that of the listing.
 */
export function codeOnJar(
  siteUrl: string,
  snapshot: Pick<ListingSnapshot, 'listings'> | undefined,
): { jar: ThreadJar; modules: QrModules } {
  for (const jar of [threadJar(snapshot), listingJar]) {
    const modules = qrModules(`${siteUrl}${jar.href}`)
    if (modules) return { jar, modules }
  }
  throw new Error(`The address ${siteUrl} is too long for a QR code.`)
}

/**
 * Draws a real QR code on the jar of the home page: the address of one honey of the snapshot. In a
 * file, since making it in the browser would cost every visitor the library.
 */
export function jarCode(siteUrl: string, snapshot: ListingSnapshot | undefined): Plugin {
  const { jar, modules } = codeOnJar(siteUrl, snapshot)
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
