import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '@/config/languages'
import { paths } from '@/config/paths'
import { scriptsOf, sentSize } from '../../build/checks/sizes.mjs'
import { buildFolders } from '../../build/folders.mjs'

const { dist } = buildFolders()
const others = [languages.hi, languages.kn]

const pagesOf = (prefix: string) =>
  readdirSync(join(dist, prefix), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:hi|kn)\//.test(file))
    .sort()

const htmlOf = (prefix: string, file: string) => readFileSync(join(dist, prefix, file), 'utf8')
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

test('every page of the site is there in every language', () => {
  const english = pagesOf('')
  expect(english.length).toBeGreaterThan(40)
  for (const { prefix } of others) expect(pagesOf(prefix)).toEqual(english)
})

for (const { prefix, locale } of others)
  test(`each page in ${locale} has a head of its own, and names itself in the other languages`, () => {
    for (const file of pagesOf(prefix)) {
      const html = htmlOf(prefix, file)
      const english = htmlOf('', file)
      expect(first(html, /<html lang="([^"]+)"/), file).toBe(locale)
      const description = /<meta name="description" content="([^"]*)"/
      expect(first(html, description), file).not.toBe(first(english, description))
      expect(first(html, /property="og:locale" content="([^"]*)"/), file).toBe(locale.replace('-', '_'))
      const image = first(html, /property="og:image" content="([^"]*)"/) ?? ''
      expect(existsSync(join(dist, new URL(image).pathname)), image).toBe(true)
      const canonical = first(html, /rel="canonical" href="([^"]*)"/)
      const alternates = Array.from(
        html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
        ([, language = '', href = '']) => [language, new URL(href).pathname] as const,
      )
      expect(alternates, file).toHaveLength(canonical ? 4 : 0)
      if (!canonical) continue
      const path = new URL(canonical).pathname
      expect(path, file).toMatch(new RegExp(`^${prefix}(?:/|$)`))
      const plain = path.slice(prefix.length) || '/'
      expect(Object.fromEntries(alternates), file).toEqual({
        'en-IN': plain,
        'hi-IN': `/hi${plain === '/' ? '' : plain}`,
        'kn-IN': `/kn${plain === '/' ? '' : plain}`,
        'x-default': plain,
      })
    }
  })

test('the sitemap names each page in every language, with the others beside it', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const entries = sitemap.split('<url>').slice(1)
  const paths = entries.map((entry) => new URL(first(entry, /<loc>([^<]*)/) ?? '').pathname)
  const inEnglish = paths.filter((path) => !/^\/(?:hi|kn)(?:\/|$)/.test(path))
  expect(paths.length).toBe(inEnglish.length * 3)
  for (const entry of entries) expect(entry.match(/hreflang=/g)).toHaveLength(4)
})

/** What stays Latin in every language: names, standards, what is printed on packs, and what the platform sends in attributes. */
const staysLatin =
  /Hivefield|Eco-Bee|Edge AI Stack|DTN App|ACN Network|AgriMiner App|AgriMiner|Agriminer|Indian Organic|FSSAI|FSSC|USDA|Google Maps|WhatsApp|Facebook|Instagram|LinkedIn|YouTube|[\w.+-]+@[\w.-]+|https?:\S+|[\w ()]+ Honey, \d+ g/g

const notShown =
  /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<template[\s\S]*?<\/template>|<link[^>]*>|<meta http-equiv[^>]*>/g

/** The texts of a page that are in the page's own language, those of attributes included; runs in a browser. */
const textsOf = (html: string) =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*'))
    .filter((element) => !element.closest('[lang="en"], [lang="en-IN"]'))
    .flatMap((element) => [
      ...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : '')),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ])

for (const { prefix, locale } of others)
  test(`no page in ${locale} has words of English left`, async ({ page }) => {
    const left: string[] = []
    for (const file of pagesOf(prefix)) {
      const texts = await page.evaluate(textsOf, htmlOf(prefix, file).replace(notShown, ''))
      expect(texts.length, file).toBeGreaterThan(20)
      const english = texts.filter((text) =>
        /[a-z]{3,} +[a-z]{2,}|^[A-Z][a-z]{3,}$/.test(text.replace(staysLatin, '')),
      )
      left.push(...english.map((text) => `${file}: ${text}`))
    }
    expect([...new Set(left)]).toEqual([])
  })

test('a name from the back end that stands alone is marked as English, and no words of ours are', () => {
  for (const { prefix } of others) {
    const of = (path: string) => htmlOf(prefix, `${path.slice(1)}/index.html`)
    const heading = /(<h1[^>]*>[^<]*)/
    expect(first(of(paths.listing('Raw_Honey')), heading)).toBe('<h1 lang="en">Raw Honey')
    expect(first(of(paths.allProducts()), heading)).toMatch(/^<h1>/)
    const picture = /(<img [^>]*alt="Mustard Blossom Honey, 500 g"[^>]*>)/
    expect(first(of(paths.product('Raw_Honey', 'HNY-MUSTARD')), picture)).toContain('lang="en"')
  }
})

test('a page in another language loads no more scripts than a tenth above the English one, and its own words alone', () => {
  const weight = (file: string) => scriptsOf(htmlOf('', file)).reduce((sum, name) => sum + sentSize(name), 0)
  for (const path of [paths.farmers(), paths.home(), paths.bookDemo(), paths.listing('Raw_Honey')]) {
    const file = `${path.slice(1)}/index.html`.replace(/^\//, '')
    for (const { prefix } of others)
      expect(weight(join(prefix, file)), prefix + path).toBeLessThanOrEqual(weight(file) * 1.1)
  }
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const mixed = scripts.filter((name) => {
    const text = readFileSync(join(dist, 'assets', name), 'utf8').replaceAll(/हिन्दी|ಕನ್ನಡ/g, '')
    return /[\u0900-\u0963]{4}/.test(text) && /[\u0c80-\u0cff]{4}/.test(text)
  })
  // The offer of another language has a line of each; what is sought among places knows towns by all their names.
  expect(mixed.filter((name) => !/^(?:LanguageOffer|PlaceList|Locator|town)/.test(name))).toEqual([])
})
