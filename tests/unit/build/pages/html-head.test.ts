import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { escapedByReact, headHtml } from '../../../../build/pages/html-head'
import { preconnectHosts } from '../../../../build/pages/preconnect-hosts'
import { languages } from '../../../../src/config/languages'
import { testConfig } from '../../../support/data/test-config'

const picture = {
  path: '/assets/previews/a.png',
  width: 1200,
  height: 630,
  type: 'image/png',
  alt: 'A "jar"',
} as const
const parts = {
  head: { title: '<b>', description: 'Says "this"' },
  searchable: true,
  siteUrl: 'https://hivefield.example',
  siteName: 'Hivefield',
  picture,
  hosts: [],
  jsonLd: [],
  language: languages.en,
  alternates: [],
}

it('knows how React writes a text, which a page without it would show once its configuration has come', () => {
  const text = `"We're <closed>" & back`
  expect(renderToStaticMarkup(createElement('p', { title: text }, text))).toBe(
    `<p title="${escapedByReact(text)}">${escapedByReact(text)}</p>`,
  )
})

it('escapes what a back end may say', () => {
  const html = headHtml({ ...parts, jsonLd: [{ name: '</script><script>alert(1)</script>' }] })
  expect(html).toContain('<title>&lt;b></title>')
  expect(html).toContain('content="Says &quot;this&quot;"')
  expect(html).toContain('content="A &quot;jar&quot;"')
  expect(html).not.toContain('<script>')
})

it('asks search engines to stay away from pages that are not meant to be found, and from whole sites', () => {
  const robots = '<meta name="robots" content="noindex">'
  const canonical = 'https://hivefield.example/farmers'
  expect(headHtml({ ...parts, canonical })).not.toContain(robots)
  expect(headHtml(parts)).toContain(robots)
  const unlisted = headHtml({ ...parts, canonical, searchable: false })
  expect(unlisted).toContain(robots)
  expect(unlisted).toContain(`<link rel="canonical" href="${canonical}">`)
})

it('connects early to the hosts that it is given, as calls without credentials do', () => {
  expect(headHtml(parts)).not.toContain('preconnect')
  expect(headHtml({ ...parts, hosts: ['https://api.example'] })).toContain(
    '<link rel="preconnect" href="https://api.example" crossorigin>',
  )
})

it('takes those hosts from the configuration: other origins than the site, each once', () => {
  const own = testConfig('https://hivefield.example')
  expect(preconnectHosts(own, 'https://hivefield.example')).toEqual([])
  const endpoints = {
    ...own.endpoints,
    token: 'https://id.example/token/',
    categories: 'https://api.example/categories/',
    subcategories: 'https://api.example/subcategories/',
    productsBySubcategory: '/platform/models/',
  }
  expect(preconnectHosts({ ...own, endpoints }, 'https://hivefield.example')).toEqual([
    'https://id.example',
    'https://api.example',
  ])
})
