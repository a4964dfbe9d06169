import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces, tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { anyFreePorts } from '../../../build/commands/port.mjs'
import { nginxPath } from '../../../build/commands/programs.mjs'
import { buildFolders } from '../../../build/folders.mjs'
import { until } from '../until'
import { answering, ended } from './running'
import { selfSigned } from './self-signed'

/**
 * A running nginx of our own. The site is at `tlsOrigin`, and for browsers, which cache nothing of a host whose certificate
 * nobody vouches for, without TLS at `origin`. `plainOrigin` is where a visitor's first request goes.
 */
export type Nginx = {
  origin: string
  tlsOrigin: string
  plainOrigin: string
  /** Reads its configuration anew, as `nginx -s reload` does. */
  reload(): Promise<void>
  stop(): Promise<void>
}

/** Some machines have none, and nginx does not start where it cannot listen. */
export const hasIpv6 = Object.values(networkInterfaces()).some((of) =>
  of?.some(({ family }) => family === 'IPv6'),
)

type Ports = { site: number; tls: number; plain: number }

/**
 * Starts a real nginx on a free port with `deploy/nginx.conf`, changed in nothing but where it listens and where
 * the files lie. `/platform/` is handed on to the given origin, as the back end would be on a host of its own.
 * @throws with nginx's own words when it does not take the configuration
 */
export async function startNginx(
  platformOrigin: string,
  build: { dist: string; headers: string } = buildFolders(),
): Promise<Nginx> {
  const binary = nginxPath()
  if (!binary) throw new Error('There is no nginx on this machine.')
  const folder = await mkdtemp(join(tmpdir(), 'hivefield nginx-'))
  const [site = 0, tls = 0, plain = 0] = await anyFreePorts(3)
  const ports = { site, tls, plain }
  const { certificate, key } = selfSigned()
  await writeFile(join(folder, 'fullchain.pem'), certificate)
  await writeFile(join(folder, 'privkey.pem'), key)
  await writeFile(join(folder, 'site.conf'), await siteConfiguration(folder, ports, platformOrigin, build))
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder, mimeTypesOf(binary)))

  const server = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  const stop = async () => {
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${ports.site}`
  const reload = async () => {
    const before = said.length
    server.kill('SIGHUP')
    // The process that answered by the old one ends once the new one has begun. A spare connection of a browser, which
    // has asked for nothing yet, would hold it for a minute longer: hence `worker_shutdown_timeout`.
    await until(() => /exited with code 0/.test(said.slice(before)), 'nginx reads its configuration anew')
  }
  try {
    await answering(origin, server, 30_000)
  } catch (cause) {
    await stop()
    throw new Error(`nginx did not start.\n${said}`, { cause })
  }
  return {
    origin,
    tlsOrigin: `https://127.0.0.1:${ports.tls}`,
    plainOrigin: `http://127.0.0.1:${ports.plain}`,
    reload,
    stop,
  }
}

async function siteConfiguration(
  folder: string,
  { site, tls, plain }: Ports,
  platformOrigin: string,
  { dist, headers }: { dist: string; headers: string },
): Promise<string> {
  const written = await readFile('deploy/nginx.conf', 'utf8')
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', hasIpv6 ? `listen [::1]:${plain};` : ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;\n  listen 127.0.0.1:${site};`],
    ['listen [::]:443 ssl http2;', hasIpv6 ? `listen [::1]:${tls} ssl http2;` : ''],
    ['ssl_certificate /etc/nginx/hivefield/fullchain.pem;', `ssl_certificate "${folder}/fullchain.pem";`],
    ['ssl_certificate_key /etc/nginx/hivefield/privkey.pem;', `ssl_certificate_key "${folder}/privkey.pem";`],
    ['root /var/www/hivefield/dist;', `root "${dist}";`],
    ['include /etc/nginx/hivefield/policies.conf;', `include "${headers}/policies.conf";`],
    ['include /etc/nginx/hivefield/security-headers.conf;', `include "${headers}/security-headers.conf";`],
    ['  error_page 400 404', `  location /platform/ { proxy_pass ${platformOrigin}; }\n  error_page 400 404`],
  ]
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says '${from}'.`)
    return text.replace(from, to)
  }, written)
}

/** What Debian's own main file says, for a process that stays in the foreground and reads the files of whoever started it. */
const mainConfiguration = (folder: string, mimeTypes: string) => `
daemon off;
user ${userInfo().username};
pid "${folder}/pid";
error_log stderr notice;
worker_shutdown_timeout 5s;
events {}
http {
  include "${mimeTypes}";
  default_type application/octet-stream;
  gzip on;
  access_log off;
  client_body_temp_path "${folder}/body";
  proxy_temp_path "${folder}/proxy";
  fastcgi_temp_path "${folder}/fastcgi";
  uwsgi_temp_path "${folder}/uwsgi";
  scgi_temp_path "${folder}/scgi";
  include "${folder}/site.conf";
}
`

/** The kinds of files lie beside nginx's own main file, which each system keeps elsewhere. */
function mimeTypesOf(binary: string): string {
  const { stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8' })
  const beside = join(dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? ''), 'mime.types')
  return existsSync(beside) ? beside : '/etc/nginx/mime.types'
}
