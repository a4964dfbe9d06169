import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { maps } from '@/content/en/features/maps'
import { bookingCopy } from '@/content/en/pages/book-demo'
import { listing } from '@/content/en/pages/listing'
import { listNeedsScripts } from '@/content/en/site/lists'

/** Pages that do not work as they should without scripts, and what each says then. */
export const noticesOf: ReadonlyMap<string, string> = new Map([
  [paths.bookDemo(), bookingCopy.needsScripts.text],
  [paths.listing('Raw_Honey'), listing.needsScripts.text],
  [paths.home(), listNeedsScripts.text],
  [paths.consumers(), listNeedsScripts.text],
  [paths.quoteList(), listNeedsScripts.text],
  [paths.stores(), maps.needsScripts.places.text],
  [paths.dataCenter(), maps.needsScripts.map.text],
])

export const noticeOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text })

/**
 * Notes whether the notice becomes visible before it is due, after eight seconds: a machine that has not started by then
 * may show it. A build has another name for the animation.
 */
export const noteFlashes = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const animations = target instanceof Element ? target.getAnimations() : []
      const reveals = animations.some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'visibility' in frame),
      )
      if (reveals && performance.now() < 8000) Object.assign(window, { revealed: true })
    })
  })

/** What `noteFlashes` has noted. */
export const wasFlashed = (page: Page) => page.evaluate(() => 'revealed' in window)
