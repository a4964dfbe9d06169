import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { type RuntimeConfig, setRuntimeConfig } from '@/config/runtime-config'
import { visit } from '../unit/visit'
import { type MisbehavingServer, startMisbehavingServer } from './misbehaving-server'

/**
 * The local platform for the tests of one block: the page is on its origin, its configuration in force, no token
 * stored. It is shared by all tests of a run.
 */
export function platformForTests(): { origin: string; expireToken(): Promise<void> } {
  const platform = inject('platform')
  beforeAll(() => open(platform))
  return {
    origin: platform.origin,
    /** Ends the stored token at the platform, so that the next data call gets a 401. */
    async expireToken() {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      await fetch(`${platform.origin}/platform/identity/expire`, { method: 'POST', headers })
    },
  }
}

/**
 * A server that does whatever it is told, for the tests of one block; each finds its notes empty and no token
 * stored.
 * @returns gives the server, once the block has begun
 */
export function misbehavingServerForTests(): () => MisbehavingServer {
  let server: MisbehavingServer | undefined
  const theServer = () => {
    if (!server) throw new Error('The server is there for the tests of its block, not before.')
    return server
  }
  beforeAll(async () => {
    server = await startMisbehavingServer()
    open(server)
  })
  beforeEach(() => {
    theServer().requests.length = 0
    localStorage.clear()
  })
  afterAll(() => server?.close())
  return theServer
}

function open({ origin, config }: { origin: string; config: RuntimeConfig }): void {
  visit(origin)
  setRuntimeConfig(config)
  localStorage.clear()
}
