import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { anyFreePort } from '../../../build/commands/port.mjs'
import { buildFolders } from '../../../build/folders.mjs'
import { answering, ended } from './running'

/** Cloudflare's own runtime on this machine, with a copy of the build. */
export type Edge = { origin: string; dist: string; stop(): Promise<void> }

const wrangler = resolve('deploy/node_modules/wrangler/bin/wrangler.js')

/** Nobody is asked or told anything: no account, no figures of use, no look for a newer version. */
const alone = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: 'true',
}

/**
 * Starts `wrangler dev` on a free port of the loopback with `deploy/wrangler.jsonc`, changed in nothing but where the files lie and which
 * environment they are for.
 * @throws with wrangler's own words when it does not start
 */
export async function startEdge(): Promise<Edge> {
  if (!existsSync(wrangler))
    throw new Error(
      'Wrangler is not here: npm test installs it, and so does npm ci --prefix deploy --ignore-scripts.',
    )
  const folder = await mkdtemp(join(tmpdir(), 'hivefield-edge-'))
  const dist = join(folder, 'dist')
  await cp(buildFolders().dist, dist, { recursive: true })
  for (const file of ['worker.ts', 'check-build.mjs']) await cp(join('deploy', file), join(folder, file))
  const written = await readFile('deploy/wrangler.jsonc', 'utf8')
  if (!written.includes('"../dist"')) throw new Error('deploy/wrangler.jsonc no longer names ../dist.')
  // The build of the tests is one for this machine.
  const ofTests = written.replaceAll('../dist', 'dist').replace('dist production', 'dist local')
  await writeFile(join(folder, 'wrangler.jsonc'), ofTests)

  const port = await anyFreePort()
  const place = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const server = spawn(process.execPath, [wrangler, 'dev', '--local', ...place], {
    cwd: folder,
    env: { ...process.env, ...alone, HOME: folder, XDG_CONFIG_HOME: join(folder, '.config') },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const stop = async () => {
    await ended(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await answering(origin, server, 90_000)
  } catch (cause) {
    await stop()
    throw new Error(`wrangler dev did not start.\n${said}`, { cause })
  }
  return { origin, dist, stop }
}
