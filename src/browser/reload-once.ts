import { tabStorage } from './storage'

const key = 'reloaded-for'

/** Whether this address was loaded anew in this tab without being asked. */
const wasReloaded = () => tabStorage.read(key) === location.pathname

/**
 * Loads the page anew, which brings the files of a new deployment, where the host answers for it; otherwise the
 * page that stands here is better than none.
 */
export async function reload(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}

/** The same without being asked, and so once for each address in a tab: nothing ever turns in circles. */
export async function reloadOnce(): Promise<void> {
  if (!wasReloaded() && tabStorage.write(key, location.pathname)) await reload()
}

/**
 * A style sheet that stays away after the one reload takes no module with it: Vite, which waits for both, is told
 * that the module will do.
 */
export function goOnWithoutStyles(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (/\.css$/.test(event.payload.message) && wasReloaded()) event.preventDefault()
  })
}
