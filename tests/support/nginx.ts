import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFolders } from '../../build/folders.mjs'
import { anyFreePort } from '../../build/ready/port.mjs'
import { nginxPath } from '../../build/ready/programs.mjs'
import { ask } from './ask'

/** A running nginx of our own. */
export type Nginx = { origin: string; stop(): Promise<void> }

/**
 * Starts a real nginx on a free port with `deploy/nginx.conf`, changed in nothing but where it listens and where
 * the files lie. `/platform/` is handed on to the given origin, as the back end would be on a host of its own.
 * @throws with nginx's own words when it does not take the configuration
 */
export async function startNginx(platformOrigin: string, build = buildFolders()): Promise<Nginx> {
  const binary = nginxPath()
  if (!binary) throw new Error('There is no nginx on this machine.')
  const folder = await mkdtemp(join(tmpdir(), 'hivefield-nginx-'))
  const port = await anyFreePort()
  await writeFile(join(folder, 'site.conf'), await siteConfiguration(port, platformOrigin, build))
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder))

  const server = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  const stop = async () => {
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await answering(origin, server)
  } catch (cause) {
    await stop()
    throw new Error(`nginx did not start.\n${said}`, { cause })
  }
  return { origin, stop }
}

async function siteConfiguration(
  port: number,
  platformOrigin: string,
  { dist, headers }: { dist: string; headers: string },
): Promise<string> {
  const written = await readFile('deploy/nginx.conf', 'utf8')
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/hivefield/dist;', `root ${dist};`],
    ['include /etc/nginx/hivefield/policies.conf;', `include ${headers}/policies.conf;`],
    ['include /etc/nginx/hivefield/security-headers.conf;', `include ${headers}/security-headers.conf;`],
    ['location / {', `location /platform/ { proxy_pass ${platformOrigin}; }\n  location / {`],
  ]
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says '${from}'.`)
    return text.replace(from, to)
  }, written)
}

/** What Debian's own main file says, for a single process that stays in the foreground. */
const mainConfiguration = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  gzip on;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`

const mimeTypes = process.env.NGINX_MIME_TYPES ?? '/etc/nginx/mime.types'

/** Asks until there is an answer; the limit is ten seconds. */
async function answering(origin: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + 10_000
  while (server.exitCode === null && Date.now() < limit) {
    const answer = await ask(origin, '/').catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('No answer.')
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
