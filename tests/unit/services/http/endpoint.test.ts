import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { endpoint, siteOrigin } from '@/services/http/endpoint'
import { testConfig } from '../../../support/data/test-config'
import { visit } from '../../../support/unit/visit'

const config = testConfig('https://api.example')
const withBase = (token: string) => setRuntimeConfig({ ...config, endpoints: { ...config.endpoints, token } })

beforeEach(() => visit('https://hivefield.example'))

describe('the address of a call', () => {
  it.each([
    ['https://api.example/token/', 'https://api.example/token/honeynet'],
    ['https://api.example/token', 'https://api.example/token/honeynet'],
    ['https://api.example', 'https://api.example/honeynet'],
    ['/platform/identity/token/', 'https://hivefield.example/platform/identity/token/honeynet'],
    ['platform/identity/token', 'https://hivefield.example/platform/identity/token/honeynet'],
    ['//api.example/token', 'https://api.example/token/honeynet'],
  ])('at the base %s is %s', (base, address) => {
    withBase(base)
    expect(endpoint('token', 'honeynet')).toBe(address)
  })

  it('does not depend on the page it is made from', () => {
    withBase('platform/token')
    window.history.replaceState(null, '', '/collections/products/Raw_Honey')
    expect(endpoint('token', 'honeynet')).toBe('https://hivefield.example/platform/token/honeynet')
  })

  it('encodes each part', () => {
    withBase('https://api.example')
    expect(endpoint('token', 'A/B & C', 'मधु', '?#%')).toBe(
      'https://api.example/A%2FB%20%26%20C/%E0%A4%AE%E0%A4%A7%E0%A5%81/%3F%23%25',
    )
  })

  it('keeps every part in its place, whatever it holds', () => {
    withBase('https://api.example/base')
    const part = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('.', '..', '/', '\uD800', '%2e%2e'))
    fc.assert(
      fc.property(part, (text) => {
        const { origin, pathname, search, hash } = new URL(endpoint('token', 'before', text, 'after'))
        const parts = pathname.split('/')
        expect([origin, search, hash]).toEqual(['https://api.example', '', ''])
        expect([parts.length, parts[1], parts[2], parts[4]]).toEqual([5, 'base', 'before', 'after'])
      }),
    )
  })
})

it('reads addresses of the back end against the site’s own origin', () => {
  expect(siteOrigin()).toBe('https://hivefield.example')
})
