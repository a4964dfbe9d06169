import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { configFileIn } from '../config-file'
import { addressOf, isForTheHost, isInAnyCase } from './host-rules'
import { type SecurityHeaders, securityHeaders } from './security-headers'

/** A file of a build as it is sent. */
export type ServedFile = { body: Buffer; type: string; etag: string }

/** A build in memory: its files by their paths, `/assets/start.js`, and the headers that belong to them. */
export type ServedBuild = {
  files: ReadonlyMap<string, ServedFile>
  /** Pages by their address in small letters; those of the catalogue count as they are written. */
  pages: ReadonlyMap<string, string>
  headers: SecurityHeaders
  mark: string
}

/**
 * Caches a build in memory, so that it is served whole whatever happens to its folder. A changed
 * configuration file, edited or of a new build, has everything read again.
 * @returns gives the build as it is now
 * @throws where there is none to begin with
 */
export function servedBuild(dist: string): () => ServedBuild {
  let build = readBuild(dist, markOf(dist) ?? '')
  return () => {
    const mark = markOf(dist)
    if (mark === undefined || mark === build.mark) return build
    try {
      const now = readBuild(dist, mark, build.headers)
      if (markOf(dist) === mark) build = now
    } catch {
      // The folder changes at this moment; the next request finds it whole.
    }
    return build
  }
}

/** Identifies a configuration file without reading it; undefined while the folder is away. */
function markOf(dist: string): string | undefined {
  try {
    const name = configFileIn(dist)
    if (!name) return 'none'
    const { ino, size, mtimeNs } = statSync(join(dist, name), { bigint: true })
    return `${name} ${ino} ${size} ${mtimeNs}`
  } catch {
    return undefined
  }
}

/** Dot files and folders are not served, except for certificates (`.well-known`). */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path)

/** @param before the headers to keep while the configuration cannot be read */
function readBuild(dist: string, mark: string, before?: SecurityHeaders): ServedBuild {
  const files = new Map<string, ServedFile>()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = `/${name.replaceAll('\\', '/')}`.normalize()
    const file = join(dist, name)
    if (isHidden(path) || isForTheHost(path) || !statSync(file).isFile()) continue
    const body = readFileSync(file)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    files.set(path, { body, type: getMimeType(path) ?? 'application/octet-stream', etag })
  }
  const pages = [...files.keys()].filter((path) => path.endsWith('/index.html') && isInAnyCase(path))
  return {
    files,
    pages: new Map(pages.map((path) => [addressOf(path).toLowerCase(), path])),
    headers: headersFor(dist, before),
    mark,
  }
}

function headersFor(dist: string, before: SecurityHeaders | undefined): SecurityHeaders {
  try {
    return securityHeaders(dist)
  } catch (cause) {
    if (!before) throw cause
    return before
  }
}
