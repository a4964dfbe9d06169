import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { contentRoutes } from './content/routes'
import { refuse } from './http/refusal'
import { identityRoutes } from './identity/routes'
import { createTokens } from './identity/tokens'
import { inboxRoutes } from './inbox/routes'
import { pictures } from './pages/pictures'
import { productPages } from './pages/product-pages'
import { registryRoutes } from './registry/routes'
import { reportRoutes } from './reports/routes'
import { seedStore } from './seed/seed-store'
import type { Services } from './services'
import { openStore } from './store/open-store'

export type PlatformOptions = {
  /** The database: ':memory:', or a path such as '.data/platform.db'. */
  file: string
  /** Takes codes and mail, a line each; the terminal in development. */
  announce?: (line: string) => void
  /** The clock, in epoch milliseconds. */
  now?: () => number
  /** Generated listed honeys in AGR11-100A, instead of the twelve of the seed. */
  products?: number
}

/** The local platform: `fetch` answers everything below `/platform/`. */
export type Platform = { fetch(request: Request): Promise<Response>; close(): Promise<void> }

/** Bytes that a body may have; the largest true one, a lead, has under 1,000. */
const largestBody = 64 * 1024

/**
 * Opens the local stand-in of the identity, content and registry services behind the fourteen calls
 * (docs/decisions/0012-local-platform.md). Rejects where the database cannot be opened.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { file, announce = () => {}, now = Date.now, products } = options
  const db = await openStore(file)
  await seedStore(db, products)
  const app = routes({ db, tokens: createTokens(now), now, announce })
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => db.close(),
  }
}

function routes(services: Services): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  // Before all that answers: uncompressed, a list of 10,000 would not reach a phone within 15 s.
  app.use('/platform/content/*', compress())
  app.use(bodyLimit({ maxSize: largestBody, onError: () => refuse(413, 'The body is larger than 64 KB.') }))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allowed) =>
        c.text(`This call takes ${allowed.join(' or ')}, not ${c.req.method}.`, 405, {
          allow: allowed.join(', '),
        }),
    }),
  )
  app.route('/platform/identity', identityRoutes(services))
  app.route('/platform/content', contentRoutes(services))
  app.route('/platform/registry', registryRoutes(services))
  app.route('/platform', inboxRoutes(services))
  app.route('/platform', reportRoutes(services))
  app.route('/platform', productPages(services))
  app.route('/platform', pictures(services))
  app.notFound((c) =>
    c.text(`No such call: ${c.req.method} ${c.req.path}. docs/back-end.md lists them.`, 404),
  )
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (services.db.closed) return c.text('The local platform is closed.', 503) // a late answer
    console.error(error)
    return c.text('The local platform failed; the terminal says why.', 500)
  })
  return app
}
