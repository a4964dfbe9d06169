import type { ChildProcess } from 'node:child_process'
import { ask } from './ask'

/** Whether a server has ended, by itself or by a signal, which leaves no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Asks a server until it answers.
 * @param timeout in milliseconds
 * @throws when it has ended, or the timeout has passed
 */
export async function answering(origin: string, server: ChildProcess, timeout: number): Promise<void> {
  const end = Date.now() + timeout
  while (!hasEnded(server) && Date.now() < end) {
    const answer = await ask(origin, '/').catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('No answer.')
}

/** Ends a server, and waits until it has. */
export function ended(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
