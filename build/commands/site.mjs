import { root } from '../folders.mjs'
import { run, viteBuild } from './run.mjs'
import { CommandError } from './say.mjs'

/**
 * Builds the site with the local platform's listings in its pages, as a build for production has its own. It
 * lands in `dist/`, or where `BUILD_DIR` says.
 * @param {import('./run.mjs').RunOptions} [options]
 * @throws {CommandError} where it cannot be built
 */
export async function buildSite(options) {
  const exitCode =
    (await run(process.execPath, [`${root}build/snapshot/take-snapshot.mjs`], options)) ||
    (await viteBuild(['--mode', 'platform', '--logLevel', 'error'], options))
  if (exitCode !== 0) throw new CommandError('The site could not be built. Look above for why.')
}
