//# allFunctionsCalledOnLoad
// Runs in the page that the service worker shows in place of one that it has no copy of: that one comes by itself once the
// host answers. At /offline itself nothing else would come.
if (!/^(?:\/[a-z]{2})?\/offline/.test(location.pathname)) {
  const first = 3000
  const longest = 60_000
  let pause = first
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer

  const ask = async () => {
    clearTimeout(timer)
    // A HEAD is none of the worker's business. An error of the host is no page to go to.
    const answer = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (answer && answer.status < 500) location.reload()
    clearTimeout(timer)
    timer = setTimeout(askUnlessHidden, pause)
    pause = Math.min(2 * pause, longest)
  }
  const askUnlessHidden = () => {
    if (!document.hidden) void ask()
  }
  const askAgain = () => {
    pause = first
    askUnlessHidden()
  }
  timer = setTimeout(askUnlessHidden, pause)
  addEventListener('online', askAgain)
  document.addEventListener('visibilitychange', askAgain)
}
