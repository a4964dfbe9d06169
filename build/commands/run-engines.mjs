// `npm run engines [-- -t NAME] [--built]`: the journeys of tests/engines, in Chromium, Firefox and WebKit.
// `--built`: in the build that `npm test` has made and tried in Chromium a moment ago, so that only the other two are left.
import { existsSync } from 'node:fs'
import { buildFolders, ownBuildFolder } from '../folders.mjs'
import { journeys, readyEngines } from './engines.mjs'
import { readyBrowser } from './install-programs.mjs'
import { checkNode, readyPackages } from './prepare.mjs'
import { reportFailure, say, secondsSince } from './say.mjs'
import { buildSite } from './site.mjs'
import { sayFailing, totalsLine } from './totals.mjs'

async function engines() {
  const begin = Date.now()
  const words = process.argv.slice(2)
  const built = words.includes('--built')
  checkNode()
  await readyPackages()
  process.env.BUILD_DIR = process.env.BUILD_DIR || ownBuildFolder(built ? 'test' : 'engines')
  await readyBrowser()
  const names = (await readyEngines()).filter((name) => !built || name !== 'chromium')
  if (!built || !existsSync(buildFolders().dist)) await buildSite()
  const totals = await journeys(
    names,
    words.filter((word) => word !== '--built'),
  )
  if (totals.failed > 0) process.exitCode = 1
  sayFailing(totals)
  say(`All of it took ${secondsSince(begin)}.`)
  console.log(totalsLine(totals))
}

engines().catch(reportFailure)
