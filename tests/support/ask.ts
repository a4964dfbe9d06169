import { request } from 'node:http'

export type Answer = {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

type Question = { method?: string; headers?: Record<string, string> }

/** Asks a host for a path exactly as written: nothing tidied up beforehand, nothing unpacked afterwards. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          body: Buffer.concat(parts),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
