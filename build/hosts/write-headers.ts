import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { edgeHeaders, edgeRedirects } from './edge-files'
import { HostLimitError } from './host-limit'
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
  return [
    ...headers.leftOut,
    ...(await writeNginxFiles(dist, target, headers)),
    ...(await writeEdgeFiles(dist, headers)),
  ]
}

/** Without these files nginx refuses the configuration that includes them, and goes on with the one that it has. */
async function writeNginxFiles(
  dist: string,
  target: string,
  headers: SecurityHeaders,
): Promise<readonly string[]> {
  await mkdir(target, { recursive: true })
  return writeWithinLimits('nginx', [
    [join(target, 'policies.conf'), () => nginxMaps(headers, pagesOf(dist), prefixesOf(dist))],
    [join(target, 'security-headers.conf'), () => nginxHeaders(headers)],
  ])
}

/** Without these files `deploy/wrangler.jsonc` refuses to deploy. */
async function writeEdgeFiles(dist: string, headers: SecurityHeaders): Promise<readonly string[]> {
  await writeFile(join(dist, '.assetsignore'), '*.br\n*.gz\n')
  return writeWithinLimits('edge networks such as Cloudflare', [
    [join(dist, '_headers'), () => edgeHeaders(dist, headers)],
    [join(dist, '_redirects'), () => edgeRedirects(dist)],
  ])
}

/** A host that would read only a part of its files gets none of them. All other hosts take the build as it is. */
async function writeWithinLimits(
  host: string,
  files: readonly (readonly [file: string, text: () => string])[],
): Promise<readonly string[]> {
  try {
    const texts = files.map(([file, text]) => [file, text()] as const)
    for (const [file, text] of texts) await writeFile(file, text)
    return []
  } catch (cause) {
    if (!(cause instanceof HostLimitError)) throw cause
    await Promise.all(files.map(([file]) => rm(file, { force: true })))
    return [`The build is not for ${host}: ${cause.message}`]
  }
}
