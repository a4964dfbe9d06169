import { expect, it } from 'vitest'
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

it('leaves the links to the same page in other languages', () => {
  const other = '<a href="/offline" lang="en-IN" hreflang="en-IN">English</a>'
  expect(renderOfflinePage(html + other, '/about-us', [])).toContain(other)
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
