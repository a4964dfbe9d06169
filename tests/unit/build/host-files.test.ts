import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listingAddress } from '../../../build/host-rules'
import { writeSecurityHeaders } from '../../../build/write-headers'

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
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function page(name: string, html: string): void {
    mkdirSync(join(folder, 'dist', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'dist', name), html)
  }
  const write = () => writeSecurityHeaders(join(folder, 'dist'), join(folder, 'headers'))
  const headerFile = () => readFileSync(join(folder, 'dist/_headers'), 'utf8')
  const ruleOf = (path: string) =>
    headerFile()
      .split(`\n${path}\n`)[1]
      ?.split(/\n(?=\S)/)[0] ?? ''

  it('lets pages call and show what the configuration names, and nothing else', async () => {
    await write()
    expect(ruleOf('/')).toContain("connect-src 'self' https://api.one.example https://reports.one.example;")
    expect(ruleOf('/')).toContain(
      "img-src 'self' data: blob: https://api.one.example https://cdn.example https://pictures.one.example https://shop.one.example;",
    )
    expect(ruleOf('/config.json')).not.toContain('one.example')
  })

  it('names on each page the styles of that page alone, and of all lists on lists', async () => {
    await write()
    const hashes = (path: string) => ruleOf(path).match(/'sha256-/g)?.length
    expect(hashes('/')).toBe(2) // one is the empty style's
    expect(hashes('/collections/products/*')).toBe(3)
    expect(hashes('/location')).toBeUndefined()
  })

  it('leads a page of the catalogue to itself before all others lead to the general one', async () => {
    await write()
    expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).toBe(
      `/collections/products/Raw_Honey/HNY-1 /collections/products/Raw_Honey/HNY-1 200
/collections/products/Raw_Honey /collections/products/Raw_Honey 200
/collections/products/:collection /collections/products 200
/collections/products/:collection/:product /collections/products 200
`,
    )
  })

  it('stops where an edge network would leave a rule out', async () => {
    writeFileSync(
      join(folder, 'dist/config.json'),
      JSON.stringify({
        ...config,
        pictureHosts: Array.from({ length: 90 }, (_, at) => `https://pictures-${at}.example`),
      }),
    )
    await expect(write()).rejects.toThrow('A line of _headers has more than 2000 letters')
    writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(config))
    for (let at = 0; at < 100; at += 1) page(`page-${at}/index.html`, '<style>a{}</style>')
    await expect(write()).rejects.toThrow(/_headers has \d+ rules; 100 are read/)
  })
})

describe('the address of a collection or a product', () => {
  const fits = (path: string) => new RegExp(listingAddress).test(path)
  it.each(['/collections/products/a', '/collections/products/a/', '/collections/products/a%2Fb/c'])(
    'is %s',
    (path) => expect(fits(path)).toBe(true),
  )
  it.each([
    '/collections/products/',
    '/collections/products/a/b/c',
    '/collections/a',
    '/x/collections/products/a',
  ])('is not %s', (path) => expect(fits(path)).toBe(false))
})
