import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, checkConfig, runtimeConfig, setRuntimeConfig } from '@/config/runtime-config'

const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(`public/${file}`, 'utf8'))

const faultsOf = (json: unknown): readonly string[] => {
  try {
    checkConfig(json)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('cannot be asked for before it is there', () => {
    expect(() => runtimeConfig()).toThrow('before the site started')
  })

  it.each([
    ['config.json', 'local'],
    ['config.staging.json', 'staging'],
    ['config.production.json', 'production'],
  ])('%s can be used', (file, environment) => {
    expect(checkConfig(read(file)).environment).toBe(environment)
  })

  it('is the one that was handed over', () => {
    const config = checkConfig(read('config.json'))
    setRuntimeConfig(config)
    expect(runtimeConfig()).toBe(config)
  })

  it('may leave addresses, the key of the map and the contact empty', () => {
    const json = read('config.json')
    const links = { ...(json.links as object), login: '', shop: '' }
    expect(faultsOf({ ...json, links, contact: { phone: '', email: '' }, vitals: '' })).toEqual([])
  })

  it('names every fault at once, each by its field', () => {
    const { networkId: _left, ...json } = read('config.json')
    const endpoints = { ...(json.endpoints as object), token: '', sites: 7 }
    const faults = faultsOf({ ...json, user: '', environment: 'moon', offline: 'yes', endpoints })
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'environment',
      'networkId',
      'user',
      'endpoints.token',
      'endpoints.sites',
      'offline',
    ])
  })

  it('says in its message what is wrong', () => {
    expect(() => checkConfig({ ...read('config.json'), user: '' })).toThrow('- user: must not be empty')
  })

  it.each([[null], ['<!doctype html>'], [[]], [7]])('%j is no configuration at all', (json) => {
    expect(faultsOf(json).length).toBeGreaterThan(0)
  })
})
