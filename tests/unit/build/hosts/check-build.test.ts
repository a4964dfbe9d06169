import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { env, build } = JSON.parse(readFileSync('deploy/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))

describe('what wrangler runs before it deploys', () => {
  let dist = ''
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'hivefield-checked-'))
    for (const name of ['_headers', '_redirects']) writeFileSync(join(dist, name), '')
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  const hold = (environment: string) =>
    writeFileSync(join(dist, `config.${environment}.json`), JSON.stringify({ environment }))
  const check = ({ command }: { command: string }) => {
    const { status, stderr } = spawnSync(command.replace('../dist', dist), {
      shell: true,
      cwd: 'deploy',
      encoding: 'utf8',
    })
    return { status, said: stderr }
  }

  it.each([
    ['production', build],
    ['staging', env.staging.build],
  ])('lets a build for %s through', (environment, asked) => {
    hold(environment)
    expect(check(asked)).toEqual({ status: 0, said: '' })
  })

  it('reads a configuration that an editor has put a mark before, and says of one that is no JSON that it cannot be read', () => {
    const file = join(dist, 'config.production.json')
    writeFileSync(file, '\uFEFF{ "environment": "production" }')
    expect(check(build)).toEqual({ status: 0, said: '' })
    writeFileSync(file, '{ "environment": ')
    const { status, said } = check(build)
    expect(status).toBe(1)
    expect(said).toMatch(/^\S+ is a build for an environment that cannot be read, [^\n]+\n$/)
  })

  it.each([
    ['staging', 'production', build],
    ['local', 'production', build],
    ['production', 'staging', env.staging.build],
  ])('refuses a build for %s where %s is deployed', (environment, asked, command) => {
    hold(environment)
    const { status, said } = check(command)
    expect(status).toBe(1)
    expect(said).toContain(`is a build for ${environment}`)
    expect(said).toContain(`npm run build -- --mode ${asked}`)
  })

  it('refuses one that holds several configurations, or none', () => {
    expect(check(build).status).toBe(1)
    hold('production')
    hold('staging')
    expect(check(build).status).toBe(1)
  })

  it('refuses one without the headers of edge networks', () => {
    hold('production')
    rmSync(join(dist, '_headers'))
    const { status, said } = check(build)
    expect(status).toBe(1)
    expect(said).toContain('npm run headers')
  })

  it('leads staging to no host of production', () => expect(env.staging.routes).toEqual([]))
})
