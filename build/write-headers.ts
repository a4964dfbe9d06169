import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SecurityHeaders, securityHeaders } from './security-headers'

/**
 * Writes the security headers of a finished build for `deploy/nginx.conf` to include, and as JSON for
 * whoever sets them on a CDN.
 * @param target the folder for them, which no one keeps in Git: every build makes it anew
 */
export async function writeSecurityHeaders(dist: string, target: string): Promise<void> {
  const headers = securityHeaders(dist)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'policies.conf'), policies(headers))
  await writeFile(join(target, 'security-headers.conf'), lines(headers))
  await writeFile(join(target, 'security-headers.json'), `${JSON.stringify(asRules(headers), null, 2)}\n`)
}

const origin = '# Made by the build from dist/ and its configuration file; `npm run headers` makes it anew.\n'

/**
 * `$uri` is the file in the end, as in `/location/index.html`, and the only thing to go by: a 304 has no content
 * type, and the policy that it carries replaces the one that the browser kept. A service worker calls what its
 * pages call.
 */
function policies({ policy, mapPolicy, mapPaths, filePolicy }: SecurityHeaders): string {
  const onMaps = `~^(?:${mapPaths.join('|')})(?:/|$)`
  return `${origin}map $uri $hivefield_page_policy {
  default "${policy}";
  "${onMaps}" "${mapPolicy}";
}
map $uri $hivefield_policy {
  default "${filePolicy}";
  "~\\.html$" $hivefield_page_policy;
  /sw.js $hivefield_page_policy;
}
`
}

function lines({ everywhere }: SecurityHeaders): string {
  const all = { ...everywhere, 'Content-Security-Policy': '$hivefield_policy' }
  return `${origin}${Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')}`
}

/** By path alone, which is all that most hosts can tell apart: there, files carry the policy of pages. */
function asRules({ everywhere, policy, mapPolicy, mapPaths }: SecurityHeaders) {
  return [
    { paths: ['/*'], headers: { ...everywhere, 'Content-Security-Policy': policy } },
    {
      paths: mapPaths.flatMap((path) => [path, `${path}/*`]),
      headers: { 'Content-Security-Policy': mapPolicy },
    },
  ]
}
