import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { viteBuild } from '../../../../build/commands/run.mjs'

afterEach(() => vi.unstubAllEnvs())

it.each(['development', 'test', undefined])(
  'A build is made for production where the shell says NODE_ENV=%s',
  async (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'vite-build-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const config = join(folder, 'vite.config.mjs')
    writeFileSync(config, "console.log('NODE_ENV is', process.env.NODE_ENV)\nprocess.exit(0)\n")
    vi.stubEnv('NODE_ENV', given)
    let said = ''
    const onOutput = (piece: string) => {
      said += piece
    }
    await viteBuild(['--config', config], { onOutput })
    expect(said).toContain('NODE_ENV is production')
  },
)
