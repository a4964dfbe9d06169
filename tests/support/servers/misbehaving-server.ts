import { createServer, type ServerResponse } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import type { RuntimeConfig } from '@/config/runtime-config'
import { listen } from '../../../platform/http/listen'
import { testConfig } from '../data/test-config'

/** An answer; `held` ones wait until they are released. */
type Answer = {
  status?: number
  type?: string
  body?: string
  headers?: Record<string, string>
  held?: boolean
}

/** What the server does with one request: 'hang' never answers, 'break' drops the connection. */
export type Reply = Answer | 'hang' | 'break'

type ReceivedRequest = {
  method: string
  /** As it came, percent-encoding included. */
  path: string
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>
  body: string
}

export type MisbehavingServer = {
  origin: string
  /** A configuration whose calls all come here. */
  config: RuntimeConfig
  /** Every request so far, those for a token included. */
  requests: ReceivedRequest[]
  /** Replies to the next requests in their order; the last one serves all that follow. */
  reply(...replies: Reply[]): void
  /** Sends the answers that were held. */
  release(): void
  close(): Promise<void>
}

/** A JSON answer with status 200. */
export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})

/** A plain-text answer. */
export const text = (body: string, status = 200): Reply => ({ status, type: 'text/plain', body })

/** The page that a gateway in trouble answers with. */
export const html = (status = 200): Reply => ({
  status,
  type: 'text/html',
  body: '<!doctype html><title>Bad gateway</title>',
})

/** Serves whatever a test asks for, over real HTTP on a random port. */
export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const requests: ReceivedRequest[] = []
  let replies: Reply[] = [text('no reply was set', 500)]
  let held: (() => void)[] = []

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers, body })
    const [reply, ...later] = replies
    if (later.length > 0) replies = later
    if (typeof reply === 'object' && reply.held) held.push(() => send(reply, response))
    else if (reply) send(reply, response)
  })
  const { origin, close } = await listen(server)

  return {
    origin,
    close,
    config: testConfig(origin),
    requests,
    reply: (...next) => {
      replies = next
    },
    release: () => {
      for (const send of held) send()
      held = []
    },
  }
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'hang') return
  if (reply === 'break') {
    response.destroy()
    return
  }
  response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'text/plain', ...reply.headers })
  response.end(reply.body ?? '')
}
