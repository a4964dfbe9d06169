// `npm run look`: a picture of every page and state at three widths, in the folder `look`, which is not kept.
import { checkNode } from './node-version.mjs'
import { readyPackages } from './packages.mjs'
import { anyFreePort } from './port.mjs'
import { readyBrowser } from './ready-browser.mjs'
import { tool } from './run.mjs'
import { CannotGoOn, say, stop } from './say.mjs'
import { buildSite } from './site.mjs'

async function main() {
  checkNode()
  await readyPackages()
  process.env.CHROME_PATH = await readyBrowser()
  const built = await buildSite()
  if (built !== 0) throw new CannotGoOn('The site could not be built. Look above for why.')
  const env = { TEST_PORT: String(await anyFreePort()) }
  const config = 'tests/look/playwright.config.ts'
  process.exitCode = await tool('@playwright/test', ['test', '-c', config], { bin: 'playwright', env })
  say('Open look/index.html to leaf through.')
}

main().catch(stop)
