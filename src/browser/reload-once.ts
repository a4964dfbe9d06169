import { tabStorage } from './storage/storage'

const key = 'reloaded-for'

/** Milliseconds that a host may take to answer, and a new page to come. */
const timeLimit = 15_000

/** Whether this address was the last that this tab reloaded by itself. */
const wasReloaded = () => tabStorage.read(key) === location.pathname

/** The host's answer when it sent this page: 404 for the page of addresses that lead nowhere. */
const statusOfPage = () =>
  performance.getEntriesByType('navigation').find((entry) => 'responseStatus' in entry)?.responseStatus

/**
 * Whether the host still sends this page, and the visitor is still there. Asked with GET: some hosts
 * refuse HEAD.
 */
async function hostAnswers(): Promise<boolean> {
  const { href, pathname } = location
  const signal = AbortSignal.timeout(timeLimit)
  const answer = await fetch(href, { cache: 'no-store', signal }).catch(() => undefined)
  return (
    location.pathname === pathname && answer !== undefined && (answer.ok || answer.status === statusOfPage())
  )
}

async function leave(): Promise<void> {
  location.reload()
  await new Promise((resolve) => setTimeout(resolve, timeLimit))
}

/**
 * Reloads the page, where the host answers for it: that brings a new deployment's files and asks
 * again for what hangs. Where the host does not answer, this page is better than none. Resolves
 * where the page was not left.
 */
export async function reload(): Promise<void> {
  if (await hostAnswers()) await leave()
}

/**
 * The same without a press, and so in a tab never twice in a row for the same address: it cannot
 * loop. An attempt that the host did not answer does not count.
 */
export async function reloadOnce(): Promise<void> {
  if (wasReloaded() || !(await hostAnswers())) return
  // Another part of the page, lost as well, may have been answered first.
  if (!wasReloaded() && tabStorage.write(key, location.pathname)) await leave()
}

/**
 * Vite waits for a module's script and styles. Where the styles fail after the one reload, it is
 * told to go on without them.
 */
export function goOnWithoutStyles(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (/\.css$/.test(event.payload.message) && wasReloaded()) event.preventDefault()
  })
}
