import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from '../../build/commands/programs.mjs'
import { type Engine, isKey } from './engine'

/** Chromium, driven by Playwright as in the browser tests, but with scroll bars. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: browserFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage()
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => (isKey(text) ? page.keyboard.press(text) : page.keyboard.type(text)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    quit: () => browser.close(),
  }
}
