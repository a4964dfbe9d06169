import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { explainWriteError } from './explain-write-error'
import { buildFolders, workFolders } from './folders.mjs'

/**
 * Moves a finished folder to its place: what was there stays whole until then, and for a moment
 * between two renames nothing is there. Of two at a time the last one stays.
 * @throws {Error} where its place cannot be had
 */
export async function putInPlace(made: string, place: string): Promise<void> {
  const old = `${made}-old`
  await mkdir(dirname(place), { recursive: true })
  for (let tries = 1; ; tries += 1) {
    await rm(old, { recursive: true, force: true })
    await rename(place, old).catch(unless('ENOENT'))
    const taken = tries < 10 ? ['ENOTEMPTY', 'EEXIST', 'EPERM'] : []
    const done = await rename(made, place)
      .then(() => true, unless(...taken))
      .catch(async (cause) => {
        await rename(old, place).catch(() => {})
        throw cause
      })
    if (done) break
  }
  await rm(old, { recursive: true, force: true })
}

/** Swallows the failures of the given codes, and no other. */
function unless(...codes: string[]): (cause: NodeJS.ErrnoException) => void {
  return (cause) => {
    if (!codes.includes(cause.code ?? '')) throw cause
  }
}

/**
 * Makes a build in a folder of its own and puts it in place once it is whole; where that fails, the
 * build before stays.
 * @throws {Error} with one line where there is no room, or no right to write
 */
export async function buildAside(
  make: (work: ReturnType<typeof workFolders>) => Promise<void>,
): Promise<void> {
  const work = workFolders()
  const { dist, headers } = buildFolders()
  await removeAbandoned(dirname(work.folder))
  // Numbers of processes come again: in a container a build that was ended may have had this one's.
  await rm(work.folder, { recursive: true, force: true })
  try {
    await make(work).catch(explained(dirname(dist)))
    // First where it may not be allowed: beside dist/ the work folder could be made.
    await putInPlace(work.headers, headers).catch(explained(headers))
    await putInPlace(work.dist, dist).catch(explained(dist))
  } finally {
    await rm(work.folder, { recursive: true, force: true })
  }
}

const explained =
  (folder: string) =>
  (cause: unknown): never => {
    throw explainWriteError(cause, folder)
  }

/** Removes what builds left behind that were ended half-way. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  const abandoned = names.filter(
    (name) => /^\.building-\d+$/.test(name) && !isRunning(name.slice('.building-'.length)),
  )
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM' // somebody else's
  }
}
