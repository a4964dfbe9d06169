import { describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../support/data/test-config'

// Modules are shared by the files of a thread, and another one may have set it.
vi.resetModules()
const { runtimeConfig, setRuntimeConfig } = await import('@/config/runtime-config')

describe('the configuration', () => {
  it('cannot be asked for before it is there', () => {
    expect(() => runtimeConfig()).toThrow('before the site started')
  })

  it('is the one that was handed over', () => {
    const config = testConfig('http://localhost')
    setRuntimeConfig(config)
    expect(runtimeConfig()).toBe(config)
  })
})
