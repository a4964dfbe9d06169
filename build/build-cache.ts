import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './folders.mjs'

/** Nothing but time is lost with it. */
const cacheFolder = `${root}node_modules/.cache/made`

/** Milliseconds after which what no build has asked for goes. */
const unusedLimit = 14 * 24 * 60 * 60 * 1000

/** A hash of all that a result depends on, versions and settings of its maker included: 32 hexadecimal digits. */
export function inputHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}

/** Files that this process has begun to write. */
let begun = 0

/**
 * The result for an input: made once, then taken from the cache.
 * @param kind of result; a folder of the cache
 * @param input from `inputHash`
 */
export async function madeOnce(
  kind: string,
  input: string,
  make: () => Buffer | Promise<Buffer>,
  folder = cacheFolder,
): Promise<Buffer> {
  const file = join(folder, kind, input)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) {
    const now = new Date()
    await utimes(file, now, now).catch(() => {}) // a build beside this one may have removed it
    return cached
  }
  const made = await make()
  await store(file, made).catch(() => {}) // the cache may be somebody else's, or the disk full
  return made
}

/** Writes a file in one step: a build that runs at the same time gets it whole or not at all. */
async function store(file: string, made: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  begun += 1
  const own = `${file}.${process.pid}.${begun}`
  try {
    await writeFile(own, made)
    await rename(own, file)
  } finally {
    await rm(own, { force: true })
  }
}

/** Removes what no build has asked for in two weeks. */
export async function removeUnused(folder = cacheFolder, now = Date.now()): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const files = names.map((name) => join(folder, name))
  const remove = async (file: string) => {
    const about = await stat(file).catch(() => undefined)
    if (!about?.isFile() || now - about.mtimeMs <= unusedLimit) return
    await rm(file).catch(() => {}) // a build beside this one was quicker, or it is somebody else's
  }
  await Promise.all(files.map(remove))
}
