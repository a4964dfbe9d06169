import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webkitPaths } from '../../build/commands/engines.mjs'
import { anyFreePort } from '../../build/commands/port.mjs'
import { until } from '../support/until'
import { atEnd } from './at-end'
import type { Engine } from './engine'
import { type Command, webdriver } from './webdriver'

/** Without borders and icons, MiniBrowser's toolbar lets its window be narrower than 447 px. */
const narrowToolbar = `
* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 2px }
button image, entry image { -gtk-icon-source: none }
entry { min-width: 1px }
`

/** Where each command goes over HTTP, below the session. */
const routes: Record<Command, [method: string, path: string]> = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
  DeleteSession: ['DELETE', ''],
}

/** WebKitGTK in a screen of its own, driven by its own WebDriver: Safari's engine, though not Safari. */
export async function startWebkit(): Promise<Engine> {
  const programs = webkitPaths()
  if (!programs) throw new Error('WebKit is not here; npm run engines installs it.')
  const { driver, browser, screen, focus } = programs
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const stops = [() => xvfb.kill(), () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  const stop = atEnd(() => {
    for (const step of stops) step()
  })

  const display = await new Promise<string>((resolve, reject) => {
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
    xvfb.once('error', reject)
  })
  const port = await anyFreePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  }
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  stops.unshift(() => server.kill())

  const address = `http://127.0.0.1:${port}`
  await until(
    () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'WebKitWebDriver starts',
    30_000,
  )
  // On a busy machine without a real screen a page from its back/forward cache is now and then never drawn again, nor told of
  // anything: that cache is tried in Firefox.
  const browserOptions = { binary: browser, args: ['--automation', '--enable-page-cache=false'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }
  const session = await ask(`${address}/session`, 'POST', { capabilities: { alwaysMatch } })
  const { sessionId, capabilities } = session as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  // Without a window manager no window has the screen's focus, and nothing in the page would match :focus.
  await until(
    () =>
      spawnSync(focus, ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'], { env })
        .status === 0,
    'WebKit has a window',
    30_000,
  )
  return webdriver(
    `WebKitGTK ${capabilities.browserVersion}`,
    (name, parameters) => {
      const [method, path] = routes[name]
      return ask(`${address}/session/${sessionId}${path}`, method, parameters)
    },
    stop,
  )
}

async function ask(url: string, method: string, parameters: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : null
  const response = await fetch(url, { method, body, signal: AbortSignal.timeout(60_000) })
  const { value } = (await response.json()) as { value: { message?: string } | null }
  if (!response.ok) throw new Error(value?.message ?? `WebKitWebDriver answered ${response.status}.`)
  return value
}
