import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { edgeHeaders, edgeRedirects } from './edge-files'
import { nginxHeaders, nginxMaps } from './nginx-files'
import { securityHeaders } from './security-headers'

/**
 * Writes what hosts need to know of a finished build (docs/decisions/0013-hosting.md): `policies.conf` and
 * `security-headers.conf` for `deploy/nginx.conf` to include, and `_headers` and `_redirects` into the build itself for edge
 * networks.
 * @param target the folder of nginx's files, which no one keeps in Git: every build makes it anew
 * @throws where an edge network would leave a rule out
 */
export async function writeSecurityHeaders(dist: string, target: string): Promise<void> {
  const headers = securityHeaders(dist)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'policies.conf'), nginxMaps(headers))
  await writeFile(join(target, 'security-headers.conf'), nginxHeaders(headers))
  await writeFile(join(dist, '_headers'), edgeHeaders(dist, headers))
  await writeFile(join(dist, '_redirects'), edgeRedirects(headers))
  await writeFile(join(dist, '.assetsignore'), '*.br\n*.gz\n')
}
