import { describe, expect, it } from 'vitest'
import { runtimeConfig, setRuntimeConfig } from '@/config/runtime-config'
import { testConfig } from '../../support/test-config'

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
