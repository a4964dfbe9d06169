import { expect, it } from 'vitest'
import { dataHosts } from '../../../build/data-hosts'
import { headHtml } from '../../../build/html-head'
import { testConfig } from '../../support/test-config'

const picture = {
  path: '/assets/previews/a.png',
  width: 1200,
  height: 630,
  type: 'image/png',
  alt: 'A "jar"',
} as const
const parts = {
  head: { title: '<b>', description: 'Says "this"' },
  siteUrl: 'https://hivefield.example',
  siteName: 'Hivefield',
  picture,
  hosts: [],
  jsonLd: [],
}

it('escapes what a back end may say', () => {
  const html = headHtml({ ...parts, jsonLd: [{ name: '</script><script>alert(1)</script>' }] })
  expect(html).toContain('<title>&lt;b></title>')
  expect(html).toContain('content="Says &quot;this&quot;"')
  expect(html).toContain('content="A &quot;jar&quot;"')
  expect(html).not.toContain('<script>')
})

it('connects early to the hosts that it is given, as calls without credentials do', () => {
  expect(headHtml(parts)).not.toContain('preconnect')
  expect(headHtml({ ...parts, hosts: ['https://api.example'] })).toContain(
    '<link rel="preconnect" href="https://api.example" crossorigin>',
  )
})

it('takes those hosts from the configuration: other origins than the site, each once', () => {
  const own = testConfig('https://hivefield.example')
  expect(dataHosts(own, 'https://hivefield.example')).toEqual([])
  const endpoints = {
    ...own.endpoints,
    token: 'https://id.example/token/',
    categories: 'https://api.example/categories/',
    subcategories: 'https://api.example/subcategories/',
    productsBySubcategory: '/platform/models/',
  }
  expect(dataHosts({ ...own, endpoints }, 'https://hivefield.example')).toEqual([
    'https://id.example',
    'https://api.example',
  ])
})
