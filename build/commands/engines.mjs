import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reports } from './checks.mjs'
import { aptInstall, mayInstall } from './install-programs.mjs'
import { registryAnswers } from './prepare.mjs'
import { namedIn } from './programs.mjs'
import { tool } from './run.mjs'
import { CommandError, say } from './say.mjs'
import { unitTotals } from './totals.mjs'

/** The path of a program: the first that is there. */
const firstOf = (/** @type {(string | undefined)[]} */ ...paths) =>
  paths.find((path) => path && existsSync(path))

/**
 * Path of the Firefox that journeys run in: `FIREFOX_PATH`, then the usual places.
 * @returns {string | undefined}
 * @throws {CommandError} as `namedIn` does
 */
export const firefoxPath = () =>
  firstOf(
    namedIn('FIREFOX_PATH'),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  )

/** WebKitGTK's own small browser, which Debian keeps in a folder named by the machine. */
function miniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : []
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
  const places = [...folders, '/usr/libexec'].flatMap((folder) => versions.map((name) => join(folder, name)))
  return firstOf(...places.map((place) => join(place, 'MiniBrowser')))
}

/** What runs WebKit: its driver, its browser, a screen, and what gives a window its focus; nothing where one is missing. */
export function webkitPaths() {
  const [driver, screen, focus] = ['WebKitWebDriver', 'Xvfb', 'xdotool'].map((name) =>
    firstOf(`/usr/bin/${name}`),
  )
  const browser = miniBrowser()
  return driver && browser && screen && focus ? { driver, browser, screen, focus } : undefined
}

/** The engines beside Chromium, and Debian's packages for them. */
const engines = [
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], isHere: () => Boolean(firefoxPath()) },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    isHere: () => Boolean(webkitPaths()),
  },
]

/**
 * Finds Firefox and WebKit, or installs them. Where a system has no such WebKit, as macOS and
 * Windows, one line says what is skipped.
 * @param {NodeJS.Platform} [system]
 * @returns {Promise<string[]>} names of the engines to run, Chromium first
 * @throws {CommandError} on Linux, where one is not to be had
 */
export async function readyEngines(system = process.platform) {
  const missing = () => engines.filter(({ isHere }) => !isHere())
  if (missing().length > 0 && mayInstall() && (await registryAnswers())) {
    say(`Installing ${titles(missing())} (apt-get) …`)
    await aptInstall(...missing().flatMap(({ packages }) => packages))
  }
  const still = missing()
  if (still.length > 0 && system === 'linux') {
    const packages = still.flatMap(({ packages }) => packages).join(' ')
    throw new CommandError(
      `${titles(still)} cannot be had here. Install them and try again: sudo apt-get install ${packages}`,
    )
  }
  if (still.length > 0)
    say(`Skipped: ${titles(still)}, not to be had on this system. The build server runs all three.`)
  return ['chromium', ...engines.filter(({ isHere }) => isHere()).map(({ name }) => name)]
}

const titles = (/** @type {{ title: string }[]} */ list) => list.map(({ title }) => title).join(' and ')

/** Milliseconds that the journeys may take: it was 178 s where a page load takes four times what it usually does. */
const journeysLimit = 300_000

/**
 * Runs the journeys of tests/engines, in these engines side by side.
 * @param {string[]} engines
 * @param {string[]} own what follows on the command line, such as `-t drawer`
 */
export async function journeys(engines, own) {
  const report = `${reports}/engines.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const options = { env: { ENGINES: engines.join() }, timeout: journeysLimit }
  const code = await tool(
    'vitest',
    ['run', '-c', 'tests/engines/vitest.config.ts', ...reporters, ...own],
    options,
  )
  if (!existsSync(report)) say(`The journeys did not end, or not within ${journeysLimit / 60_000} minutes.`)
  return unitTotals(report, code)
}
