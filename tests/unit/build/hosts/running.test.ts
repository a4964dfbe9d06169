import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { answering, ended } from '../../../support/servers/running'

/** A child that ends by a signal has no exit code, then or ever. */
async function endedBySignal() {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const exit = once(server, 'exit')
  server.kill('SIGKILL')
  await exit
  return server
}

describe('a server of the tests that a signal has ended', () => {
  it('is not waited for any longer', async () => {
    await ended(await endedBySignal())
  }, 5_000)

  it('is not asked any longer', async () => {
    const server = await endedBySignal()
    await expect(answering('http://127.0.0.1:1', server, 60_000)).rejects.toThrow('No answer.')
  }, 5_000)
})
