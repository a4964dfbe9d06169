// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSnapshot } from '../../../../build/snapshot/listing-snapshot'
import { testConfig } from '../../../support/data/test-config'

describe('the listings of the local platform', () => {
  let folder = ''
  let file = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
    file = join(folder, 'snapshot.json')
    // The configuration that is in force is the module's, and other tests share modules.
    vi.resetModules()
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
    vi.unstubAllEnvs()
  })

  async function store() {
    const { storeListings } = await import('../../../../build/snapshot/snapshot')
    const siteUrl = 'http://localhost:4173'
    const environment = { config: testConfig(siteUrl), listings: ['Raw_Honey'], siteUrl, snapshotFile: file }
    return storeListings(environment, { allowEmpty: false })
  }

  it('are as many as PLATFORM_PRODUCTS says, as on the platform that Vite mounts', async () => {
    vi.stubEnv('PLATFORM_PRODUCTS', '30')
    expect(await store()).toBe('Stored 30 products of 5 subcategories for the next build.')
    expect(readSnapshot(file)?.listings.allProducts).toHaveLength(30)
  })

  it.each(['0', '1e2', 'many'])('are not taken where PLATFORM_PRODUCTS is %s', async (wanted) => {
    vi.stubEnv('PLATFORM_PRODUCTS', wanted)
    await expect(store()).rejects.toThrow(
      `PLATFORM_PRODUCTS must be a whole number from 1 to 999999, not '${wanted}'.`,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('leave nothing half-written where they cannot be stored', async () => {
    mkdirSync(file) // in the way of the file
    await expect(store()).rejects.toThrow(/EISDIR|EPERM|ENOTEMPTY|EEXIST/)
    expect(readdirSync(folder)).toEqual(['snapshot.json'])
  })
})

it('a snapshot that cannot be read is named, with what takes it anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  const file = join(folder, 'snapshot.json')
  writeFileSync(file, '{"takenAt":')
  expect(() => readSnapshot(file)).toThrow(
    `${file} cannot be read: npm run snapshot, for the same mode, takes it anew.`,
  )
  rmSync(folder, { recursive: true })
})
