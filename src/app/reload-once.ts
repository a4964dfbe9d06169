const key = 'reloaded-for'

/**
 * Reloads the page when the host still answers, and only once for each address in a session, so that a
 * chunk that stays away never makes the page turn in circles.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(key) === location.pathname) return
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (!answer.ok) return
    sessionStorage.setItem(key, location.pathname)
    location.reload()
  } catch {
    // No connection, or no storage to remember the reload by: 'Try again' stays.
  }
}
