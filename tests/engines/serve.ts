import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { anyFreePort } from '../../build/commands/port.mjs'
import { root } from '../../build/folders.mjs'
import { listen } from '../../platform/http/listen'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site is, without a slash at the end. */
    origin: string
  }
}

const probePath = '/probe.js'

/**
 * Serves the production build, with the local platform behind it in memory. Every page gets the probe as its first
 * script: no driver that all engines have can put one there.
 */
export default async function serve({ provide }: TestProject): Promise<() => void> {
  process.env.PLATFORM_FILE = ':memory:'
  const port = await anyFreePort()
  const [site, probe] = await Promise.all([
    preview({ root, mode: 'platform', logLevel: 'error', preview: { port } }),
    probeScript(),
  ])
  const front = createServer((request, response) => {
    if (request.url === probePath) response.setHeader('Content-Type', 'text/javascript').end(probe)
    else passOn(request, response, port)
  })
  const { origin, close } = await listen(front)
  provide('origin', origin)
  return () => {
    void close()
    void site.close()
  }
}

async function probeScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${root}tests/engines/probe.ts`, formats: ['iife'], name: 'engineProbe' },
    },
  })
  const [
    {
      output: [chunk],
    } = { output: [] },
  ] = [output].flat() as { output: { code?: string }[] }[]
  return chunk?.code ?? ''
}

/** Hands a request to the site, and its answer back: as it is, or with the probe in it where it is a page. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = request.headers
  const { method, url: path } = request
  const passed = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      return
    }
    const { 'content-length': _, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, headers)
    let html = ''
    answer.setEncoding('utf8').on('data', (piece: string) => {
      html += piece
    })
    answer.on('end', () => response.end(html.replace('<head>', `<head><script src="${probePath}"></script>`)))
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
