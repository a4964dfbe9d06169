import type { Page } from '@playwright/test'

/**
 * Holds back every request that fits until the returned function is called; those of later visits pass at once
 * then.
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  await page.route(url, async (route) => {
    await gate
    await route.fallback().catch(() => {}) // the page may be gone by then
  })
  return release
}

/** A chunk of the build: by the name of its page's file, or of its group (`build/bundle/chunk-groups.ts`). */
export const chunkOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`)
