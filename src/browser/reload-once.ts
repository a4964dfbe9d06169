import { tabStorage } from './storage'

const key = 'reloaded-for'

/** Milliseconds that a host may take to answer, and a new page to come. */
const timeLimit = 15_000

/** Whether this address was loaded anew in this tab without being asked. */
const wasReloaded = () => tabStorage.read(key) === location.pathname

/**
 * Loads the page anew, which brings the files of a new deployment and asks again for what hangs, where the host answers for
 * it; otherwise the page that stands here is better than none. Resolves where it still stands after all.
 */
export async function reload(): Promise<void> {
  const signal = AbortSignal.timeout(timeLimit)
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => undefined,
  )
  if (!answer?.ok) return
  location.reload()
  await new Promise((resolve) => setTimeout(resolve, timeLimit))
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
