import { fileURLToPath } from 'node:url'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { platformFile, productsWanted } from './settings'

/**
 * Puts the local platform on the site's own origin, in `vite` and in `vite preview`. It opens when the
 * server listens, and whoever calls before it is ready waits for it; a build never touches it. `PLATFORM_FILE` and
 * `PLATFORM_PRODUCTS` are read then (README.md).
 */
export const localPlatform = (): Plugin => ({
  name: 'hivefield:local-platform',
  configureServer: mount,
  configurePreviewServer: mount,
})

function mount(server: ViteDevServer | PreviewServer): void {
  const { logger } = server.config
  let opening: ReturnType<typeof open> | undefined
  const ready = () => {
    opening ??= open((line) => logger.info(`  [platform] ${line}`)).catch((cause: unknown) => {
      opening = undefined // the next call tries again
      const why = `The local platform cannot open: ${cause instanceof Error ? cause.message : cause}`
      logger.error(why)
      throw new Error(why, { cause })
    })
    return opening
  }
  server.middlewares.use((request, response, next) => {
    if (!request.url?.startsWith('/platform/')) return next()
    ready().then(
      ({ listener }) => listener(request, response),
      ({ message }: Error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(message),
    )
  })
  server.httpServer?.once('listening', () => void ready().catch(() => {}))
  server.httpServer?.on('close', () => {
    void opening?.then((platform) => platform.close()).catch(() => {})
  })
}

async function open(announce: (line: string) => void) {
  const products = productsWanted()
  // Loaded here rather than at the top: neither the configuration of Vite nor a build has a use for it.
  const path = fileURLToPath(new URL('./node-platform.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('./node-platform')>(path, { logLevel: 'error' })
  const platform = await module.openNodePlatform({
    file: platformFile(),
    announce,
    ...products,
  })
  announce('Open. Codes land here and on /platform/inbox')
  return platform
}
