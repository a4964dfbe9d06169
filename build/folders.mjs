import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Where a build lies: the site, and the security headers that belong to it. That is `dist/` and
 * `deploy/headers/`, or both in the folder that `BUILD_DIR` names.
 */
export function buildFolders() {
  const own = process.env.BUILD_DIR
  if (!own) return { dist: `${root}dist`, headers: `${root}deploy/headers`, snapshots: `${root}.data` }
  const folder = resolve(root, own)
  return { dist: join(folder, 'dist'), headers: join(folder, 'headers'), snapshots: folder }
}

/** Where this process makes its build, beside the place that it takes when it is whole. */
export function workFolders() {
  const folder = join(dirname(buildFolders().dist), `.building-${process.pid}`)
  return {
    folder,
    dist: join(folder, 'dist'),
    headers: join(folder, 'headers'),
    prerender: join(folder, 'prerender'),
  }
}

/**
 * The value of `BUILD_DIR` for a command whose build must not disturb `dist/`.
 * @param {string} command
 */
export const ownBuildFolder = (command) => `${root}node_modules/.cache/builds/${command}`
