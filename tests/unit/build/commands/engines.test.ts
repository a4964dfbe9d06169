// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { oldestBrowsers } from '../../../../build/bundle/browsers'
import { readyEngines } from '../../../../build/commands/engines.mjs'

const found = vi.hoisted(() => ({ files: true }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: () => found.files,
  readdirSync: () => ['x86_64-linux-gnu'],
}))
vi.mock('../../../../build/commands/install-programs.mjs', () => ({
  mayInstall: () => false,
  aptInstall: vi.fn(),
}))

afterEach(() => {
  found.files = true
})

it('all three engines run where all are here', async () => {
  expect(await readyEngines('linux')).toEqual(['chromium', 'firefox', 'webkit'])
})

it('one line says what to install where Linux lacks them and nobody may install', async () => {
  found.files = false
  await expect(readyEngines('linux')).rejects.toThrow(
    'Firefox and WebKit cannot be had here. Install them and try again: sudo apt-get install firefox-esr webkit2gtk-driver xvfb xdotool',
  )
})

it('one line says what is skipped on a system that has no such engines', async () => {
  found.files = false
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await readyEngines('darwin')).toEqual(['chromium'])
  expect(said.mock.calls.map(String)).toEqual([
    '  Skipped: Firefox and WebKit, not to be had on this system. The build server runs all three.',
  ])
})

it('the page on browsers names every target of the build', () => {
  const page = readFileSync('docs/browsers.md', 'utf8')
  expect(oldestBrowsers.filter((target) => !page.includes(`\`${target}\``))).toEqual([])
  expect(readFileSync('vite.config.ts', 'utf8')).toContain('target: oldestBrowsers')
})
