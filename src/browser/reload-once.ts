import { tabStorage } from './storage'

const key = 'reloaded-for'

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
  if (tabStorage.read(key) === location.pathname) return
  if (tabStorage.write(key, location.pathname)) await reload()
}
