// @vitest-environment node
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { getAllProductsofUser } from '@/services/calls/products'
import { endpoint, siteOrigin } from '@/services/http/endpoint'

describe('outside a browser, as when a build asks for the catalogue', () => {
  beforeAll(() => setRuntimeConfig(inject('platform').config))

  it('calls go to the absolute addresses of the configuration', () => {
    expect(endpoint('sites', 'honeynet')).toBe(
      `${inject('platform').origin}/platform/registry/sites/honeynet`,
    )
  })

  it('lists are read, with a token that nothing stores', async () => {
    expect((await getAllProductsofUser('HoneyFarm')).items).toHaveLength(12)
  })

  it('relative addresses are read against a stand-in for the site', () => {
    expect(siteOrigin()).toBe('http://localhost')
  })
})
