import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { doctor } from '../../../../build/doctor/doctor'
import { lineOf } from '../../../../build/doctor/finding'

/** What the doctor says of the local platform's mode, with its platform asked. */
async function linesFor(siteUrl: string) {
  vi.stubEnv('VITE_SITE_URL', siteUrl)
  return (await doctor('platform', { offline: false, placeholders: '✖' })).map(lineOf)
}

afterEach(() => vi.unstubAllEnvs())

describe('the doctor', () => {
  it.each(['hivefield.in:8443', 'localhost:4173', 'www.hivefield.in'])(
    'says all that it found of a site at %s, and asks no platform from there',
    async (siteUrl) => {
      const lines = await linesFor(siteUrl)
      expect(lines).toContain(`✖ VITE_SITE_URL: '${siteUrl}' is no address: write https://…`)
      expect(lines).toContain('✔ public/config.json: every field is there and well formed.')
      expect(lines.filter((line) => line.includes('endpoints.'))).toEqual([])
    },
  )

  it.each(['', '/', 'config.json'])(
    "says what is wrong with '%s' as the name of a configuration",
    async (name) => {
      vi.stubEnv('VITE_CONFIG_URL', name)
      expect(await linesFor('https://hivefield.in')).toContain(
        `✖ VITE_CONFIG_URL: '${name}' is no name for it: write /config.json or /config.<name>.json.`,
      )
    },
  )

  it('asks the platform of a site whose address is in capitals', async () => {
    const lines = await linesFor(inject('platform').origin.toUpperCase())
    expect(lines.filter((line) => line.startsWith('✖'))).toEqual([])
    expect(lines).toContain('✔ A token is granted.')
  })
})
