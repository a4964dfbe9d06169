import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requiredFields } from '@/config/config-shape'
import { configSchema } from '../../../../build/checks/config-schema'

it('the schema for editors is that of the shape; npm run schema writes it anew', () => {
  expect(readFileSync('public/config.schema.json', 'utf8')).toBe(configSchema())
})

it('it wants what the start wants, knows an address, and knows no other fields', () => {
  const { required, properties, additionalProperties } = JSON.parse(configSchema())
  expect([...required].sort()).toEqual([...requiredFields].sort())
  expect(additionalProperties).toBe(false)
  const address = new RegExp(properties.endpoints.properties.token.pattern)
  for (const good of ['/platform/', 'https://api.example', 'HTTP://api.example'])
    expect(good).toMatch(address)
  for (const bad of [
    'htps://api.example',
    'www.example.com',
    'javascript:alert(1)',
    '//api.example',
    '/\\api.example',
  ])
    expect(bad).not.toMatch(address)
})

it.each(['config.json', 'config.staging.json', 'config.production.json'])('%s names it', (file) => {
  expect(JSON.parse(readFileSync(`public/${file}`, 'utf8')).$schema).toBe('./config.schema.json')
})
