import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefoxPath } from '../../build/commands/engines.mjs'
import { until } from '../support/until'
import { atEnd } from './at-end'
import type { Engine } from './engine'
import { webdriver } from './webdriver'

/** Settings of a profile of its own: it speaks to nobody but the site, and asks nothing at the start. */
const settings = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.provider.mozilla.updateURL': '',
  'extensions.update.enabled': false,
  'ui.useOverlayScrollbars': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
}

/** Without its toolbars, a window can be narrower than 450 px. */
const bareWindow = ':root, body { min-width: 0 !important } #navigator-toolbox { display: none !important }'

/** Firefox, driven through its own Marionette: WebDriver's commands over a socket, as geckodriver sends them. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  mkdirSync(join(profile, 'chrome'))
  writeFileSync(join(profile, 'chrome/userChrome.css'), bareWindow)
  const firefox = spawn(
    firefoxPath() ?? '',
    ['--headless', '--no-remote', '--marionette', '--profile', profile, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  const stop = atEnd(() => {
    firefox.kill('SIGKILL')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const portFile = join(profile, 'MarionetteActivePort')
  const port = await until(
    () => existsSync(portFile) && Number(readFileSync(portFile, 'utf8')),
    'Firefox starts',
    45_000, // three browsers may start at once
  )
  const command = marionette(connect(port, '127.0.0.1'))
  const session = (await command('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } }
  return webdriver(
    `Firefox ${session.capabilities.browserVersion}`,
    async (name, parameters) => {
      const answer = await command(`WebDriver:${name}`, parameters)
      return Object(answer).value ?? null
    },
    stop,
  )
}

type Waiting = { resolve: (answer: unknown) => void; reject: (cause: Error) => void }

/** Messages are JSON with their length before them: `[0, id, name, parameters]`, answered by `[1, id, error, result]`. */
function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, Waiting>()
  let received = Buffer.alloc(0)
  let sent = 0
  const next = (): string | undefined => {
    const colon = received.indexOf(':')
    const end = colon + 1 + Number(received.subarray(0, colon))
    if (colon < 0 || received.length < end) return undefined
    const message = received.toString('utf8', colon + 1, end)
    received = received.subarray(end)
    return message
  }
  socket.on('data', (piece) => {
    received = Buffer.concat([received, Buffer.from(piece)])
    for (let message = next(); message !== undefined; message = next()) {
      const [, id, error, result] = [...Object.values(JSON.parse(message))] as [
        number,
        number,
        Error | null,
        unknown,
      ]
      if (error) waiting.get(id)?.reject(new Error(error.message))
      else waiting.get(id)?.resolve(result)
      waiting.delete(id)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'))
  })
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      const message = JSON.stringify([0, sent, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}
