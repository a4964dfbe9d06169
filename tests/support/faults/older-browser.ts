import type { Page } from '@playwright/test'

/** What stands in a page's HTML and styles for a feature, and what an older browser makes of it: nothing. */
const features: Record<'popover' | 'anchors' | 'newerStyles', [what: RegExp, instead: string][]> = {
  popover: [
    [/ popover(?:target)?="[^"]*"/gi, ''],
    [/selector\(:popover-open\)/g, 'selector(:no-such)'],
  ],
  anchors: [
    [/anchor\(/g, 'no-such('],
    [/(?:position-)?anchor(?:-name)?:/g, '--no-such:'],
  ],
  newerStyles: [
    [/@starting-style\b/g, '@media not all'],
    [/\b(?:animation|view|scroll)-timeline(?:-name)?:/g, '--no-such:'],
    [/transition-behavior:/g, '--no-such:'],
    [/text-wrap:/g, '--no-such:'],
    [/content-visibility:/g, '--no-such:'],
  ],
}

/** Hides features of HTML and CSS, as if the browser had never heard of them; the page's policy has to be bypassed. */
export async function hide(page: Page, ...names: (keyof typeof features)[]): Promise<void> {
  const changes = names.flatMap((name) => features[name])
  await page.route(
    ({ pathname }) => /\/[^./]*$|\.(?:html|css)$/.test(pathname) && !pathname.startsWith('/platform/'),
    async (route) => {
      const response = await route.fetch().catch(() => undefined)
      let body = await response?.text().catch(() => undefined)
      if (!response || body === undefined) return // the page has gone on by then
      for (const [pattern, text] of changes) body = body.replace(pattern, text)
      await route.fulfill({ response, body })
    },
  )
}

/** Takes properties of the browser's away before any script of the page runs, such as `requestIdleCallback`. */
export async function takeAway(page: Page, ...properties: [owner: string, name: string][]): Promise<void> {
  await page.addInitScript((list) => {
    const windowObject = window as unknown as Record<string, unknown>
    for (const [owner, name] of list) {
      const object = owner === 'window' ? windowObject : Reflect.get(Object(windowObject[owner]), 'prototype')
      if (!Reflect.deleteProperty(Object(object), name)) throw new Error(`${owner} keeps its ${name}.`)
    }
  }, properties)
}
