import type { Page } from '@playwright/test'

/**
 * The day and time at which the pages that are opened from now on stand still; timers run. Unlike a clock of Playwright's
 * it is taken back after the test, and the tab goes on (docs/decisions/0034-undone-in-the-tab.md).
 */
export const openedOn = (page: Page, day: string) =>
  page.addInitScript((now) => {
    window.Date = new Proxy(Date, {
      construct: (native, given, made) => Reflect.construct(native, given.length > 0 ? given : [now], made),
      get: (native, name) => (name === 'now' ? () => now : Reflect.get(native, name)),
    })
  }, new Date(day).getTime())
