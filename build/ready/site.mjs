import { root, run, tool } from './run.mjs'

/**
 * Builds the site with the local platform's listings in its pages, as a build for production has its own.
 * @param {string} [logLevel] what Vite tells of its work
 * @returns {Promise<number>} 0 where that went well
 */
export async function buildSite(logLevel = 'error') {
  const kept = await run(process.execPath, [`${root}build/take-snapshot.mjs`])
  if (kept !== 0) return kept
  return tool('vite', ['build', '--mode', 'platform', '--logLevel', logLevel])
}
