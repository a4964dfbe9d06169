import { request } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'

export type Answer = {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

type Question = { method?: string; headers?: Record<string, string> }

/**
 * Asks a host for a path exactly as written: nothing tidied up beforehand, nothing unpacked afterwards. Over TLS, nobody has to
 * vouch for the certificate.
 */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const { protocol, hostname: host, port } = new URL(origin)
  const hostname = host.replace(/^\[|\]$/g, '')
  const overTls = protocol === 'https:'
  const send = overTls ? tlsRequest : request
  return new Promise<Answer>((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false as const }
    const asked = send({ ...options, ...(overTls && { rejectUnauthorized: false }) }, (response) => {
      const status = response.statusCode ?? 0
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
      )
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
