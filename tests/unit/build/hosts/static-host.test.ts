import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../../build/bundle/compress'
import { serveStatic } from '../../../../build/hosts/static-host'
import { type Listening, listen } from '../../../../platform/http/listen'
import { ask } from '../../../support/servers/ask'

const config = (networkId: string) =>
  JSON.stringify({ networkId, endpoints: { token: 'https://api.one.example/token' }, vitals: '' })

/** A build of two files and a configuration, compressed as every build is. */
async function writeBuild(dist: string, words: string): Promise<void> {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, 'collections/products'), { recursive: true })
  writeFileSync(join(dist, 'collections/products/index.html'), '<p>All products</p>')
  writeFileSync(join(dist, 'index.html'), `<p>${words}</p>`.repeat(100))
  writeFileSync(join(dist, '404.html'), '<p>Page not found</p>')
  writeFileSync(join(dist, 'assets/start.js'), `document.title = '${words}'\n`.repeat(100))
  writeFileSync(join(dist, 'config.json'), config('small'))
  await compressFiles(dist)
}

describe('the host of npm start', () => {
  let folder = ''
  let dist = ''
  let server: Listening
  let origin = ''
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'static-host-'))
    dist = join(folder, 'dist')
    await writeBuild(dist, 'old')
    server = await listen(createServer(serveStatic(dist)))
    origin = server.origin
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const textOf = async (path: string) => (await ask(origin, path)).body.toString()

  it('sends the configuration as it was saved last, whole and never compressed', async () => {
    // R-GEN-11
    const headers = { 'accept-encoding': 'gzip, br' }
    const before = await ask(origin, '/config.json', { headers })
    for (const saved of [config('longer '.repeat(1_000)), config('x'), '{ "broken": ']) {
      writeFileSync(join(dist, 'config.json'), saved)
      const answer = await ask(origin, '/config.json', {
        headers: { ...headers, 'if-none-match': before.headers.etag ?? '' },
      })
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).toBe(saved)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  it('lets pages call a host that was put into the configuration, and serves them while it is broken', async () => {
    const policy = async () => (await ask(origin, '/')).headers['content-security-policy']
    expect(await policy()).toContain('https://api.one.example')
    writeFileSync(join(dist, 'config.json'), config('x').replace('api.one', 'api.two'))
    expect(await policy()).toContain('https://api.two.example')
    writeFileSync(join(dist, 'config.json'), '{')
    expect(await policy()).toContain('https://api.two.example')
    expect(await textOf('/')).toContain('<p>old</p>')
  })

  it('goes on with the build it knows while the folder is gone, and takes the next one whole', async () => {
    renameSync(dist, join(folder, 'away'))
    expect(await textOf('/')).toContain('<p>old</p>')
    expect(await textOf('/assets/start.js')).toContain('old')
    expect((await ask(origin, '/nowhere')).status).toBe(404)

    const next = join(folder, 'next')
    await writeBuild(next, 'new')
    renameSync(next, dist)
    expect(await textOf('/')).toContain('<p>new</p>')
    expect(await textOf('/assets/start.js')).toContain('new')
  })

  it('has no listings below a language that was not built', async () => {
    expect((await ask(origin, '/collections/products/Raw_Honey')).status).toBe(200)
    expect((await ask(origin, '/hi/collections/products/Raw_Honey')).status).toBe(404)
  })

  it('does not start where two files may be the configuration, and goes on where a second one appears', async () => {
    writeFileSync(join(dist, 'config.backup.json'), config('backup'))
    expect(() => serveStatic(dist)).toThrow('config.backup.json, config.json: one of them has to go')
    expect((await ask(origin, '/config.json')).body.toString()).toBe(config('small'))
  })

  it('has no configuration where that was taken away', async () => {
    rmSync(join(dist, 'config.json'))
    expect((await ask(origin, '/config.json')).status).toBe(404)
    expect(await textOf('/')).toContain('<p>old</p>')
  })
})
