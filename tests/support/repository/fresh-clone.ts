import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The repository as someone gets it who clones it: what is committed, in a folder with a blank in its name. */
export function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'hivefield clone-'))
  // A build server may work in a folder that belongs to somebody else, which git would not read otherwise.
  const anybodys = 'git -c safe.directory=* upload-pack'
  const parts = ['clone', '--quiet', '--no-local', '--upload-pack', anybodys, process.cwd(), folder]
  const clone = spawnSync('git', parts, { encoding: 'utf8' })
  if (clone.status !== 0) throw new Error(`The repository could not be cloned: ${clone.stderr}`)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

/** A command that somebody runs in a folder, with all that it says. */
export type Command = {
  /** Everything on the terminal so far. */
  said(): string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  /** Ctrl-C: the signal goes to the command and to all that it started. */
  interrupt(): void
}

/** Runs npm in a folder as a person would, without the environment of the running tests. */
export function npm(folder: string, parts: string[], env: Record<string, string> = {}): Command {
  // npm and the test runner leave notes for their children; a fresh terminal has none of them.
  const clean = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITE|VITEST|NODE_ENV$|TEST|BUILD_DIR$|PORT$|CI$)/.test(name),
  )
  const child: ChildProcess = spawn('npm', parts, {
    cwd: folder,
    env: { ...Object.fromEntries(clean), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, so that all of it can be ended
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      said += piece
    })
  }
  const ended = new Promise<number | null>((end) => child.once('close', (code) => end(code)))
  return {
    said: () => said,
    ended,
    interrupt: () => {
      if (child.pid === undefined || child.exitCode !== null) return
      process.kill(-child.pid, 'SIGINT')
    },
  }
}
