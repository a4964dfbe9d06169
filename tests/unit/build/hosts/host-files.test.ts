import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listingAddress } from '../../../../build/hosts/host-rules'
import { writeSecurityHeaders } from '../../../../build/hosts/write-headers'

const config = {
  endpoints: { token: 'https://api.one.example/token', sites: '/platform/sites/' },
  links: { shop: 'https://shop.one.example/' },
  pictureHosts: ['https://pictures.one.example/jars/'],
  reports: 'https://reports.one.example/in',
}

describe('what a build writes for hosts', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'host-files-'))
    page('index.html', '<style>a{}</style>')
    page('404.html', '<style>b{}</style>')
    page('location/index.html', '<style>c{}</style>')
    page('collections/products/index.html', '<style>d{}</style>')
    page(
      'collections/products/Raw_Honey/index.html',
      '<style>e{}</style><img src="https://cdn.example/a.jpg">',
    )
    page('collections/products/Raw_Honey/HNY-1/index.html', '<style>e{}</style>')
    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'dist/sw.js'), '')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function page(name: string, html: string): void {
    mkdirSync(join(folder, 'dist', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'dist', name), html)
  }
  const write = () => writeSecurityHeaders(join(folder, 'dist'), join(folder, 'headers'))
  /** What `npm run headers` runs. */
  const renew = () =>
    spawnSync(process.execPath, ['build/hosts/renew-headers.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, BUILD_DIR: folder },
    })
  const headerFile = () => readFileSync(join(folder, 'dist/_headers'), 'utf8')
  const ruleOf = (path: string) => `\n${headerFile()}`.split(`\n${path}\n`)[1]?.split(/\n(?=\S)/)[0] ?? ''

  it('knows the pages of each language that is built, and those that answer for others', async () => {
    page('hi/index.html', '<style>f{}</style>')
    page('hi/404.html', '<style>g{}</style>')
    page('hi/location/index.html', '<style>h{}</style>')
    page('hi/collections/products/index.html', '<style>i{}</style>')
    await write()
    const maps = readFileSync(join(folder, 'headers/policies.conf'), 'utf8')
    expect(maps).toContain('"~*^/hi/location(?:/(?:index\\.html)?)?$" "/hi/location/index.html";')
    expect(maps).toContain(
      '"~*^/hi/collections/products/[^/?]+(?:/[^/?]+)?/?(?:\\?|$)" "/hi/collections/products/index.html";',
    )
    expect(maps).toContain('"~*^/hi(?:[/?]|$)" "/hi/404.html";')
    expect(maps).not.toContain('/kn/404.html')
    expect(ruleOf('/hi/location')).toMatch(
      /^ {2}! Content-Security-Policy\n[\s\S]* {2}Content-Security-Policy: .*googleapis/,
    )
    expect(ruleOf('/hi/*')).toContain("require-trusted-types-for 'script'")
    const redirects = readFileSync(join(folder, 'dist/_redirects'), 'utf8')
    expect(redirects).toContain('/hi/farmer /hi/farmers 301\n')
    expect(redirects).toContain('/hi/collections/products/:collection /hi/collections/products 200\n')
  })

  it('lets pages call and show what the configuration names, and nothing else', async () => {
    await write()
    expect(ruleOf('/')).toContain("connect-src 'self' https://api.one.example https://reports.one.example;")
    expect(ruleOf('/')).toContain(
      "img-src 'self' data: blob: https://api.one.example https://cdn.example https://pictures.one.example https://shop.one.example;",
    )
    expect(ruleOf('/config.json')).not.toContain('one.example')
    const before = headerFile()
    // Some editors write a mark before the text.
    writeFileSync(join(folder, 'dist/config.json'), `\uFEFF${JSON.stringify(config)}`)
    await write()
    expect(headerFile()).toBe(before)
  })

  it('gives the service worker a policy that no edit of the configuration changes: browsers keep it', async () => {
    await write()
    const before = ruleOf('/sw.js')
    expect(before).toContain("connect-src 'self' https: http:;")
    const endpoints = { token: 'https://api.two.example/token' }
    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify({ ...config, endpoints }))
    await write()
    expect(ruleOf('/')).toContain('https://api.two.example')
    expect(ruleOf('/sw.js')).toBe(before)
  })

  it('names nothing that is of one build alone, so that pages of the next one may come first', async () => {
    await write()
    const policies = () => readFileSync(join(folder, 'headers/policies.conf'), 'utf8')
    const before = policies()
    expect(before + headerFile()).not.toMatch(/style-src[^;]*sha256-/)
    page('index.html', '<style>other{}</style>')
    page('collections/products/Raw_Honey/HNY-2/index.html', '<style>f{}</style>')
    await write()
    expect(policies()).toBe(before)
    expect(before).toMatch(/"~\\.html\$" "default-src 'none'; script-src 'self'/)
  })

  it('gives files of folders without pages the headers of files, also those of .well-known/', async () => {
    mkdirSync(join(folder, 'dist/.well-known'))
    mkdirSync(join(folder, 'dist/.git'))
    await write()
    expect(ruleOf('/.well-known/*')).toContain("Content-Security-Policy: default-src 'none'")
    expect(ruleOf('/.well-known/*')).toContain('Cache-Control: ')
    expect(headerFile()).not.toContain('/.git')
  })

  it('has nginx keep files for long, and no answer that it gives in place of one', async () => {
    await write()
    const [, map = ''] =
      readFileSync(join(folder, 'headers/policies.conf'), 'utf8').match(
        /^map "\$status \$uri" \$hivefield_cache \{\n([^}]*)\}/m,
      ) ?? []
    const [otherwise, ...cached] = [...map.matchAll(/"(.*)" "(.*)";/g)].map(([, name = '', value]) => ({
      name: new RegExp(name.replace(/^~/, '')),
      value,
    }))
    const kept = (answer: string) => (cached.find(({ name }) => name.test(answer)) ?? otherwise)?.value
    for (const status of [200, 206, 304]) {
      expect(kept(`${status} /assets/start.js`)).toContain('immutable')
      expect(kept(`${status} /images/hero.svg`)).toBe('public, max-age=3600')
    }
    for (const status of [403, 405, 500])
      for (const file of ['/assets/start.js', '/images/hero.svg'])
        expect(kept(`${status} ${file}`), `${status} ${file}`).toBe('no-cache')
  })

  it('asks search engines to stay away from every site but that of production', async () => {
    const nginxFile = () => readFileSync(join(folder, 'headers/security-headers.conf'), 'utf8')
    for (const environment of ['local', 'staging', 'production']) {
      writeFileSync(join(folder, 'dist/config.json'), JSON.stringify({ ...config, environment }))
      await write()
      const unlisted = environment !== 'production'
      expect(ruleOf('/*').includes('X-Robots-Tag: noindex'), environment).toBe(unlisted)
      expect(nginxFile().includes('add_header X-Robots-Tag "noindex" always;'), environment).toBe(unlisted)
    }
  })

  it.each([
    'https://x;connect-src/a.png',
    'https://x;script-src-elem/a.png',
    'https://a$b.example/x.png',
    "https://x';}/a.png",
    'https://[2001:db8::1]/a.png',
  ])('leaves %s out of every header, and names it', async (picture) => {
    const clean = async () => {
      const leftOut = await write()
      const read = (name: string) => readFileSync(join(folder, name), 'utf8')
      return {
        leftOut,
        files: [headerFile(), read('headers/policies.conf'), read('headers/security-headers.conf')],
      }
    }
    const { leftOut: none, files } = await clean()
    expect(none).toEqual([])
    page('collections/products/Raw_Honey/HNY-1/index.html', `<style>e{}</style><img src="${picture}">`)
    const shown = await clean()
    expect(shown.files).toEqual(files)
    expect(shown.leftOut).toHaveLength(1)
    expect(shown.leftOut[0]).toContain('a picture of the catalogue')
    page('collections/products/Raw_Honey/HNY-1/index.html', '<style>e{}</style>')

    // The file may have been edited in any way: nobody has looked at its shape.
    for (const [where, edited] of [
      ['endpoints.token2', { endpoints: { ...config.endpoints, token2: picture } }],
      ['pictureHosts.1', { pictureHosts: [...config.pictureHosts, picture, 7, null] }],
      ['vitals', { vitals: picture }],
    ] as const) {
      writeFileSync(join(folder, 'dist/config.json'), JSON.stringify({ ...config, ...edited }))
      const configured = await clean()
      expect(configured.files, where).toEqual(files)
      expect(configured.leftOut.map((line) => line.split(':')[0])).toEqual([where])
    }
  })

  it('names hosts of this machine, also by number', async () => {
    const endpoints = { token: 'http://[::1]:8080/token', sites: 'HTTP://LOCALHOST:3000/sites' }
    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify({ ...config, endpoints }))
    expect(await write()).toEqual([])
    expect(ruleOf('/')).toContain(
      "connect-src 'self' http://[::1]:8080 http://localhost:3000 https://reports",
    )
  })

  it('names a configuration that is not JSON, in one line', () => {
    writeFileSync(join(folder, 'dist/config.json'), '{\n  "user" "HoneyFarm"\n}')
    const { status, stderr } = renew()
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^[^\n]*dist\/config\.json: is not JSON: look at line 2$/)
  })

  it.each(['null', '[]', '7'])('names a configuration that is %s in the same way', async (text) => {
    writeFileSync(join(folder, 'dist/config.json'), text)
    const fault = 'config.json: must be a group of fields in braces'
    await expect(write()).rejects.toMatchObject({ name: 'ConfigError', faults: [fault] })
  })

  it('names a configuration that is missing in the same way', async () => {
    rmSync(join(folder, 'dist/config.json'))
    await expect(write()).rejects.toMatchObject({
      name: 'ConfigError',
      faults: ['config*.json: is missing'],
    })
  })

  it('refuses to choose where there are two configurations, and names both', async () => {
    writeFileSync(join(folder, 'dist/config.backup.json'), JSON.stringify(config))
    const fault = 'config.backup.json, config.json: one of them has to go, for a build has one configuration'
    await expect(write()).rejects.toMatchObject({ name: 'ConfigError', faults: [fault] })
  })

  it('finds a configuration whose name has a dash', async () => {
    rmSync(join(folder, 'dist/config.json'))
    writeFileSync(join(folder, 'dist/config.pre-prod.json'), JSON.stringify(config))
    expect(await write()).toEqual([])
    expect(ruleOf('/')).toContain('https://api.one.example')
    expect(ruleOf('/config.pre-prod.json')).toContain('Cache-Control: no-cache')
  })

  it('has a policy for files in any folder of public/', async () => {
    mkdirSync(join(folder, 'dist/papers'), { recursive: true })
    writeFileSync(join(folder, 'dist/papers/plan.svg'), '<svg/>')
    await write()
    expect(ruleOf('/papers/*')).toContain("default-src 'none'")
  })

  it('leads a page to itself as links spell its address', async () => {
    page('collections/products/Honey & Comb/index.html', '')
    await write()
    const address = '/collections/products/Honey%20%26%20Comb'
    expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).toContain(`\n${address} ${address} 200\n`)
  })

  it('leads a page of the catalogue to itself before all others lead to the general one', async () => {
    await write()
    const [aliases, listings] = readFileSync(join(folder, 'dist/_redirects'), 'utf8').split(
      /(?<= 301\n)(?!.* 301\n)/,
    )
    expect(listings).toBe(
      `/collections/products/Raw_Honey/HNY-1 /collections/products/Raw_Honey/HNY-1 200
/collections/products/Raw_Honey /collections/products/Raw_Honey 200
/collections/products/:collection /collections/products 200
/collections/products/:collection/:product /collections/products 200
`,
    )
    expect(aliases).toContain('/farmer /farmers 301\n/farmer/ /farmers 301\n')
  })

  it('is nothing for an edge network that would leave a rule out, says what to do, and is all the same for nginx', async () => {
    await write()
    const manyHosts = Array.from({ length: 90 }, (_, at) => `https://pictures-${at}.example`)
    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify({ ...config, pictureHosts: manyHosts }))
    expect(await write()).toEqual([
      expect.stringMatching(
        /not for edge networks such as Cloudflare: a line of _headers has \d+ letters.* pictureHosts/,
      ),
    ])
    const there = (name: string) => existsSync(join(folder, 'dist', name))
    expect(['_headers', '_redirects'].filter(there)).toEqual([])
    expect(readFileSync(join(folder, 'headers/policies.conf'), 'utf8')).toContain(
      'https://pictures-89.example',
    )

    const farMoreHosts = Array.from({ length: 300 }, (_, at) => `https://pictures-${at}.example`)
    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify({ ...config, pictureHosts: farMoreHosts }))
    expect(await write()).toEqual([
      expect.stringMatching(/not for nginx: a value for nginx has \d+ letters.* pictureHosts/),
      expect.stringContaining('not for edge networks'),
    ])
    expect(existsSync(join(folder, 'headers/policies.conf'))).toBe(false)
    expect(renew().stdout.trim()).toMatch(/\nNothing stands in \S+\/headers\/ any more\.$/)

    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(config))
    expect(await write()).toEqual([])
    expect(['_headers', '_redirects'].filter(there)).toHaveLength(2)
    expect(renew().stdout.trim()).toMatch(/^Written to \S+\/headers\/\.$/)
    for (let at = 0; at < 100; at += 1) page(`page-${at}/index.html`, '<style>a{}</style>')
    expect(await write()).toEqual([expect.stringMatching(/_headers has \d+ rules, where 100 are read/)])
  })
})

describe('the address of a collection or a product', () => {
  const fits = (path: string) => new RegExp(listingAddress(''), 'i').test(path)
  it.each([
    '/collections/products/a',
    '/Collections/PRODUCTS/a',
    '/collections/products/a/',
    '/collections/products/a%2Fb/c',
  ])('is %s', (path) => expect(fits(path)).toBe(true))
  it.each([
    '/collections/products/',
    '/collections/products/a/b/c',
    '/collections/a',
    '/x/collections/products/a',
  ])('is not %s', (path) => expect(fits(path)).toBe(false))
})
