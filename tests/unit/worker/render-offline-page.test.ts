import { describe, expect, it } from 'vitest'
import { renderOfflinePage } from '@/worker/render-offline-page'

const html = `<head><link rel="preload" href="/config.json" as="fetch"><link rel="modulepreload" href="/assets/a.js" integrity="x">
<link rel="preload" href="/assets/figtree.woff2" as="font"><script async type="module" src="/assets/index.js"></script></head>
<a href="/offline">Try again</a><ul class="x" id="cached-pages"></ul><script type="application/json">{}</script>`

it('keeps fonts and loses scripts, which would look for the page of the address', () => {
  const page = renderOfflinePage(html, '/about-us', [])
  expect(page).not.toMatch(/\.js"|config\.json/)
  expect(page).toContain('/assets/figtree.woff2')
})

it('lists the pages that are there, by their titles', () => {
  const cached = [
    { path: '/farmers', html: '<title>Farmers &amp; bees | Hivefield</title>' },
    { path: '/x', html: '' },
  ]
  const page = renderOfflinePage(html, '/about-us', cached)
  expect(page).toContain(
    '<li><a href="/farmers">Farmers &amp; bees</a></li><li><a href="/x">/x</a></li></ul>',
  )
})

it('leads back to the address that was asked for, whatever stands in it', () => {
  const page = renderOfflinePage(html, '/about?a=1&b="><script>$&', [])
  expect(page).toContain('<a href="/about?a=1&amp;b=&quot;>&lt;script>$&amp;">Try again</a>')
})

describe('the links to other languages', () => {
  const links = `<a href="/offline" lang="en-IN" hreflang="en-IN" aria-current="true">English</a>
<a href="/hi/offline" lang="hi-IN" hreflang="hi-IN">हिन्दी</a><a href="/kn/offline" lang="kn-IN" hreflang="kn-IN">ಕನ್ನಡ</a>`
  const leadTo = (asked: string, prefix?: string) =>
    [...renderOfflinePage(links, asked, [], prefix).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)

  it.each([
    ['/about-us?a=1&b=2', ['/about-us?a=1&amp;b=2', '/hi/about-us?a=1&amp;b=2', '/kn/about-us?a=1&amp;b=2']],
    ['/hi/about-us', ['/about-us', '/hi/about-us', '/kn/about-us']],
    ['/hi?a=1', ['/?a=1', '/hi?a=1', '/kn?a=1']],
    ['/', ['/', '/hi', '/kn']],
    ['//evil.example/x', ['/evil.example/x', '/hi/evil.example/x', '/kn/evil.example/x']],
    ['/hi//evil.example/x', ['/evil.example/x', '/hi/evil.example/x', '/kn/evil.example/x']],
  ])('lead from %s to that page', (asked, hrefs) => {
    expect(leadTo(asked)).toEqual(hrefs)
    expect(leadTo(asked, '/hi')).toEqual(hrefs)
  })
})

it('has its whole style sheet at once: the script that would put it in its place is gone', () => {
  const sheet = '<link rel="stylesheet" href="/assets/page.css" fetchpriority="low">'
  const later = `<template id="later-scripts">${sheet}<link rel="stylesheet" href="/assets/frame.css" disabled>
<link rel="modulepreload" href="/assets/start.js"></template>`
  expect(renderOfflinePage(`<head>${later}</head>`, '/about-us', [])).toBe(`<head>${sheet}</head>`)
})

it.each([
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/\\\\evil.example/x', '/evil.example/x'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['/%2F/evil.example/x', '/%2F/evil.example/x'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('leads to no other host by %s', (asked, href) => {
  const page = renderOfflinePage(html, asked, [{ path: asked, html: '' }])
  expect(page).toContain(`<a href="${href}">Try again</a>`)
  expect(page).toContain(`<li><a href="${href}">`)
  expect(new URL(href, 'https://hivefield.example').origin).toBe('https://hivefield.example')
})
