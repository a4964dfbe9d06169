import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isFor } from '../../build/commands/prepare.mjs'

type Entry = { integrity?: string; resolved?: string; optional?: boolean; os?: string[]; cpu?: string[] }

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const unproven = packages.filter(([, { integrity }]) => !integrity)

describe('the lock file', () => {
  it('proves what every package holds that is installed where releases are built', () => {
    const builder = { os: 'linux', cpu: 'x64', libc: 'glibc' }
    expect(packages.length).toBeGreaterThan(100)
    expect(unproven.filter(([, entry]) => isFor(entry, builder))).toEqual([])
  })

  it('leaves that out for binaries of other systems alone, as docs/dependencies.md says', () => {
    const others = /^node_modules\/(?:@biomejs\/cli-|@oxc-parser\/binding-|sass-embedded-)/
    for (const [path, { optional, os, cpu }] of unproven) {
      expect(path).toMatch(others)
      expect(optional).toBe(true)
      expect((os ?? cpu)?.length).toBeGreaterThan(0)
    }
  })

  it('names no host, so that each takes packages from the registry that they have', () => {
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m)
  })

  it('is installed without running a script of a package', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })

  it('is installed with what builds the site, also in a shell whose NODE_ENV is production', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^include=dev$/m)
  })

  it('pins every package that is named', () => {
    const named: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
      JSON.parse(readFileSync('package.json', 'utf8'))
    const versions = Object.values({ ...named.dependencies, ...named.devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
