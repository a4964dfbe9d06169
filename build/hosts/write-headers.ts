import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EdgeLimitError, edgeHeaders, edgeRedirects } from './edge-files'
import { pagesOf, prefixesOf } from './host-rules'
import { nginxHeaders, nginxMaps } from './nginx-files'
import { type SecurityHeaders, securityHeaders } from './security-headers'

/**
 * Writes what hosts need to know of a finished build (docs/decisions/0013-hosting.md):
 * `policies.conf` and `security-headers.conf` for `deploy/nginx.conf` to include, and `_headers`
 * and `_redirects` into the build itself for edge networks.
 * @param target the folder of nginx's files, which no one keeps in Git: every build makes it anew
 * @returns a line for each thing that the operator has to know: addresses that no header names
 * among them
 */
export async function writeSecurityHeaders(dist: string, target: string): Promise<readonly string[]> {
  const headers = securityHeaders(dist)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'policies.conf'), nginxMaps(headers, pagesOf(dist), prefixesOf(dist)))
  await writeFile(join(target, 'security-headers.conf'), nginxHeaders(headers))
  return [...headers.leftOut, ...(await writeEdgeFiles(dist, headers))]
}

/**
 * Where an edge network would leave a rule out, it gets no files at all, without which
 * `deploy/wrangler.jsonc` refuses to deploy. All other hosts take the build as it is.
 */
async function writeEdgeFiles(dist: string, headers: SecurityHeaders): Promise<readonly string[]> {
  const files = ['_headers', '_redirects'].map((name) => join(dist, name)) as [string, string]
  await writeFile(join(dist, '.assetsignore'), '*.br\n*.gz\n')
  try {
    const texts = [edgeHeaders(dist, headers), edgeRedirects(dist)] as const
    await writeFile(files[0], texts[0])
    await writeFile(files[1], texts[1])
    return []
  } catch (cause) {
    if (!(cause instanceof EdgeLimitError)) throw cause
    await Promise.all(files.map((file) => rm(file, { force: true })))
    return [
      `The build is not for edge networks such as Cloudflare, but for all other hosts: ${cause.message}`,
    ]
  }
}
