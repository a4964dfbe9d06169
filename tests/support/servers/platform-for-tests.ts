import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import type { RuntimeConfig } from '@/config/runtime-config'
import { startPlatform } from '../../../platform/serve-for-tests'
import { testConfig } from '../data/test-config'
import { listen } from './listen'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The local platform that all tests of a run share; it cannot live beside the pretend browser's globals. */
    platform: { origin: string; config: RuntimeConfig }
  }
}

/** Serves one local platform, over real HTTP, for as long as the tests run. */
export default async function servePlatform(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startPlatform()
  const front = createServer((asked, answered) => passOn(platform.origin, asked, answered))
  const { origin, close } = await listen(front)
  project.provide('platform', { origin, config: testConfig(origin) })
  return async () => {
    await close()
    await platform.close()
  }
}

/** happy-dom sends bodies in chunks, where real browsers say how long they are: so the length is told here. */
async function passOn(to: string, asked: IncomingMessage, answered: ServerResponse): Promise<void> {
  const body = await buffer(asked)
  const { 'transfer-encoding': _chunked, ...headers } = asked.headers
  const { method = 'GET', url = '/' } = asked
  const onward = request(
    to + url,
    { method, headers: { ...headers, 'content-length': body.length } },
    (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(answered)
    },
  )
  onward.on('error', () => answered.destroy())
  onward.end(body)
}
