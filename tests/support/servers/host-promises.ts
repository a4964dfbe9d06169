import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { addressAliases } from '@/config/address-aliases'
import { buildFolders } from '../../../build/folders.mjs'
import { everyAddress } from '../data/addresses'
import { type Answer, ask } from './ask'

const { dist } = buildFolders()

const built = (name: string) => readFileSync(join(dist, name))

/** A file of the build whose name carries a hash. */
function hashedFile(ending: RegExp): string {
  const name = readdirSync(join(dist, 'assets')).find((file) => ending.test(file))
  if (!name) throw new Error(`The build's assets hold no file that ends in ${ending}.`)
  return `/assets/${name}`
}

const unpacked = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

const forEver = 'public, max-age=31536000, immutable'

/** What may differ between hosts, and does. */
type Host = {
  /** Gives the host's origin, once it is running. */
  origin: () => string
  /** What the host can send, the best first. */
  encodings: readonly ('br' | 'gzip')[]
  /**
   * Whether it serves a folder of this machine, where files may be edited and their copies are compressed beforehand. An edge
   * network has what was put up instead, compresses by itself, and leads from `/farmers/` to `/farmers`.
   */
  onDisk: boolean
}

/** What every host of the site has to do, told once for all of them (docs/decisions/0013-hosting.md). */
export function hostPromises({ origin, encodings, onDisk }: Host): void {
  const get = (path: string, headers?: Record<string, string>) =>
    ask(origin(), path, headers ? { headers } : {})
  /** The answer in the end: after one redirect at most, within the site, where the host leads at all. */
  const arrive = async (path: string) => {
    const answer = await get(path)
    if (onDisk || answer.status !== 307) return answer
    const { location = '' } = answer.headers
    expect(location).toMatch(/^\/(?!\/)/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    return get(location)
  }

  test.describe('pages', () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/farmers', 'farmers/index.html'],
      ['/farmers/', 'farmers/index.html'],
      ['/farmers/index.html', 'farmers/index.html'],
      ['/Farmers', 'farmers/index.html'],
      ['/FARMERS/', 'farmers/index.html'],
      ['/farmers?utm_source=letter', 'farmers/index.html'],
      ['/location', 'location/index.html'],
      ['/checkout/shipping', 'checkout/shipping/index.html'],
      ['/collections', 'collections/index.html'],
      ['/collections/', 'collections/index.html'],
      ['/collections/products', 'collections/products/index.html'],
      ['/collections/products/', 'collections/products/index.html'],
      ['/collections/products/Raw_Honey', 'collections/products/Raw_Honey/index.html'],
      ['/collections/products/Raw_Honey?sort=A_Z', 'collections/products/Raw_Honey/index.html'],
      ['/collections/products/Smoked_Honey', 'collections/products/index.html'],
      ['/collections/products/A%2FB%20%26%20C', 'collections/products/index.html'],
      ['/collections/products/Smoked_Honey/?stock=in', 'collections/products/index.html'],
      ['/collections/products/raw-honey', 'collections/products/index.html'],
      [
        '/collections/products/Raw_Honey/HNY-MUSTARD',
        'collections/products/Raw_Honey/HNY-MUSTARD/index.html',
      ],
      ['/Collections', 'collections/index.html'],
      ['/Collections/Products', 'collections/products/index.html'],
      ['/Collections/Products/raw_honey', 'collections/products/index.html'],
      ['/COLLECTIONS/PRODUCTS/Raw%20Honey/?stock=in', 'collections/products/index.html'],
      ['/Collections/Products/Raw_Honey/hny-mustard', 'collections/products/index.html'],
      ['/collections/products/Raw_Honey/HNY-NOT-KNOWN-YET', 'collections/products/index.html'],
      ['/collections/products/Raw_Honey/HNY-GONE?from=100', 'collections/products/index.html'],
      ['/collections/products/Smoked_Honey/HNY-1?utm_source=letter', 'collections/products/index.html'],
    ] as const) {
      test(`${path} is answered with ${file}, asked for anew every time`, async () => {
        const answer = await arrive(path)
        expect(answer.status).toBe(200)
        expect(answer.body.equals(built(file))).toBe(true)
        expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
        expect(answer.headers['cache-control']).toBe('no-cache')
      })
    }

    for (const path of [
      '/nowhere',
      '/farmers/nowhere',
      '/assets/gone-AbCd1234.js',
      '/images/none.svg',
      '/collections/nothing',
      '/collections/products/Raw_Honey/HNY-MUSTARD/more',
      '/_headers',
      '/_redirects',
      '/.assetsignore',
      '/.vite/manifest.json',
      '/config.production.json',
    ]) {
      test(`${path} is a real 404 with the page for it, cached by nobody`, async () => {
        const answer = await get(path)
        expect(answer.status).toBe(404)
        expect(answer.body.equals(built('404.html'))).toBe(true)
        expect(answer.headers['content-type']).toMatch(/^text\/html/)
        expect(answer.headers['cache-control']).toBe('no-cache')
      })
    }
  })

  test.describe('addresses that people write for ours', () => {
    const forms = (alias: string) => [alias, alias.toUpperCase(), `${alias}/?utm_source=letter`]
    for (const [alias, path] of Object.entries(addressAliases)) {
      test(`${alias} leads to ${path} for good, with what was asked`, async () => {
        for (const written of forms(alias)) {
          const { status, headers } = await get(written)
          expect(status, written).toBe(301)
          expect(headers.location, written).toBe(path + (written.split(/(?=\?)/)[1] ?? ''))
        }
      })
    }
  })

  test.describe('caching', () => {
    test('caches files with a hash in their name for a year', async () => {
      for (const ending of [/\.js$/, /\.css$/, /\.svg$/, /\.woff2$/]) {
        const { status, headers } = await get(hashedFile(ending))
        expect(status).toBe(200)
        expect(headers['cache-control']).toBe(forEver)
      }
    })

    test('never caches the configuration without asking', async () => {
      const { status, headers } = await get('/config.json')
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-type']).toMatch(/^application\/json/)
    })

    test('never caches the service worker without asking, and lets it call what pages call', async () => {
      const { status, headers } = await get('/sw.js')
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self'; connect-src 'self'/,
      )
    })

    test('caches pictures without a hash for an hour', async () => {
      const { headers } = await get('/images/hero.svg')
      expect(headers['cache-control']).toBe('public, max-age=3600')
      expect(headers['content-type']).toMatch(/^image\/svg\+xml/)
    })

    test('answers 304 while a page is the same as before', async () => {
      const { etag = '' } = (await get('/farmers')).headers
      expect(etag).not.toBe('')
      const again = await get('/farmers', { 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers['cache-control']).toBe('no-cache')
    })
  })

  test.describe('compression', () => {
    const texts = ['/', '/farmers', '/nowhere', '/collections/products/Smoked_Honey', '/images/hero.svg']
    for (const encoding of encodings) {
      test(`sends what the build has compressed to whoever takes ${encoding}`, async () => {
        for (const path of [...texts, hashedFile(/^start-.*\.js$/), hashedFile(/\.css$/)]) {
          const plain = await get(path)
          const small = await get(path, { 'accept-encoding': encoding })
          expect(small.headers['content-encoding'], path).toBe(encoding)
          expect(small.headers.vary, path).toMatch(/accept-encoding/i)
          expect(small.status, path).toBe(plain.status)
          expect(small.headers['content-type'], path).toBe(plain.headers['content-type'])
          expect(small.body.length, path).toBeLessThan(plain.body.length)
          expect(unpacked(small).equals(plain.body), path).toBe(true)
        }
      })
    }

    test('sends files as they are to whoever takes nothing else', async () => {
      const { headers, body } = await get('/', { 'accept-encoding': 'identity' })
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.equals(built('index.html'))).toBe(true)
    })

    test('leaves fonts and pixels as they are, and the configuration where it may be edited', async () => {
      // R-GEN-11
      const editable = onDisk ? ['/config.json'] : []
      for (const path of [hashedFile(/\.woff2$/), '/images/icon-192.png', ...editable]) {
        const { headers } = await get(path, { 'accept-encoding': 'gzip, br' })
        expect(headers['content-encoding']).toBeUndefined()
      }
    })
  })

  test.describe('requests out of the ordinary', () => {
    test('HEAD gets the headers of GET and no body', async () => {
      const get = await ask(origin(), '/farmers')
      const head = await ask(origin(), '/farmers', { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.body).toHaveLength(0)
      expect(head.headers['content-length']).toBe(get.headers['content-length'])
      expect(head.headers['cache-control']).toBe('no-cache')
    })

    test('a POST to a page is not allowed', async () => {
      const { status, headers } = await ask(origin(), '/farmers', { method: 'POST' })
      expect(status).toBe(405)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    })

    for (const path of ['/%ZZ', '/%', '/farmers%E0%A4%A', '/%00']) {
      test(`${path} is refused with the page for it, and the next visitor is served`, async () => {
        const answer = await arrive(path)
        expect([400, 404]).toContain(answer.status)
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        expect(unpacked(answer).equals(built('404.html'))).toBe(true)
        expect((await get('/')).status).toBe(200)
      })
    }

    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
      '/..\\package.json',
      '//etc/passwd',
    ]) {
      test(`${path} leads to no file outside the site`, async () => {
        const answer = await get(path)
        expect([400, 404]).toContain(answer.status)
        expect(answer.body.toString()).not.toContain('devDependencies')
        expect(answer.body.toString()).not.toContain('root:')
      })
    }

    test('a part of a file may be asked for, or be sent whole', async () => {
      const { status, body } = await get('/images/icon-192.png', { range: 'bytes=100-499' })
      const whole = built('images/icon-192.png')
      expect([200, 206]).toContain(status)
      expect(body.equals(status === 206 ? whole.subarray(100, 500) : whole)).toBe(true)
    })
  })

  test.describe('security headers', () => {
    for (const path of ['/', '/farmers', '/location', '/nowhere', '/config.json', '/images/hero.svg']) {
      test(`come with ${path}`, async () => {
        const { headers } = await get(path)
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['x-frame-options']).toBe('DENY')
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
        expect(headers['permissions-policy']).toContain('camera=()')
        expect(headers['cross-origin-opener-policy']).toBe('same-origin')
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
        for (const part of [
          "default-src 'none'",
          "base-uri 'none'",
          'form-action ',
          "frame-ancestors 'none'",
        ])
          expect(headers['content-security-policy']).toContain(part)
      })
    }

    test('stay short on files that run nothing', async () => {
      for (const path of ['/config.json', '/images/hero.svg', hashedFile(/\.js$/)]) {
        expect((await get(path)).headers['content-security-policy']).toBe(
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        )
      }
    })

    const strictPages = [
      '/',
      '/collections/products/Raw_Honey',
      '/collections/products/Smoked_Honey',
      '/book-demo',
      '/nowhere',
    ]
    for (const path of strictPages) {
      test(`let ${path} run no script from elsewhere, write no style and ask for nothing with cookies`, async () => {
        const { headers, body } = await get(path)
        const policy = headers['content-security-policy'] ?? ''
        // Which styles, the page says itself, before the first of them: a header would fit one build alone.
        expect(policy).toContain("; style-src 'self' 'unsafe-inline';")
        const own = /<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
          body.toString(),
        )
        expect(own?.[1]).toMatch(/^style-src 'self' 'sha256-\S+' 'sha256-\S+'$/)
        expect(policy).toMatch(/; script-src 'self' 'sha256-\S+';/)
        expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker")
        expect(policy.replace("'unsafe-inline'", '')).not.toMatch(/unsafe|google|https:(?!\/\/)/)
        expect(policy.length).toBeLessThan(2_000)
        expect(headers['cross-origin-embedder-policy']).toBe('credentialless')
      })
    }

    test('ask search engines to stay away from a site that is not that of production', async () => {
      for (const path of ['/', '/farmers', '/nowhere', '/sitemap.xml', '/images/hero.svg'])
        expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex')
    })

    test('let the four map pages, and no other, load Google’s map', async () => {
      const policies = new Set<string>()
      for (const path of ['/location', '/processing-location/', '/farm-location', '/data-center-location']) {
        const policy = (await arrive(path)).headers['content-security-policy'] ?? ''
        expect(policy, path).toContain('https://*.googleapis.com')
        expect(policy, path).not.toContain('unsafe-eval')
        policies.add(policy)
      }
      expect(policies.size, 'all of them have the same').toBe(1)
    })

    test('are those of the first answer where a 304 says that nothing has changed', async () => {
      const files = ['/collections/products/Smoked_Honey', '/images/hero.svg', hashedFile(/\.css$/)]
      for (const path of [...everyAddress, ...files]) {
        const { headers } = await get(path)
        const again = await get(path, { 'if-none-match': headers.etag ?? '' })
        expect(again.status, path).toBe(304)
        for (const name of Object.keys(headers).filter((header) => /policy|^x-|^strict/.test(header)))
          expect(again.headers[name], `${name} of ${path}`).toBe(headers[name])
      }
    })

    test('do not tell which version of what is running', async () => {
      expect((await get('/')).headers.server ?? '').not.toMatch(/\d/)
    })
  })
}
