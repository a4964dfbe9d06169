import { nodeListener } from './http/node-listener'
import { createPlatform, type PlatformOptions } from './platform'

/** A platform that answers the requests of Node's own server. */
export async function openNodePlatform(options: PlatformOptions) {
  const platform = await createPlatform(options)
  return { listener: nodeListener(platform.fetch), close: platform.close }
}
