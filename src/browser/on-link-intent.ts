type SavingConnection = { saveData?: boolean }

/** Milliseconds a pointer rests on a link before it counts; one that passes over is gone by then. */
const restTime = 80

const savesData = () =>
  (navigator as Navigator & { connection?: SavingConnection }).connection?.saveData === true

/**
 * Calls back with a link when a finger, the focus or a resting pointer is on it; never for visitors
 * who save data.
 * @returns stops it
 */
export function onLinkIntent(page: Document, tell: (link: HTMLAnchorElement) => void): () => void {
  if (savesData()) return () => {}
  const ended = new AbortController()
  const { signal } = ended
  let passing: ReturnType<typeof setTimeout>
  const begin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && !signal.aborted) tell(link)
  }
  page.addEventListener('touchstart', begin, { passive: true, signal })
  page.addEventListener('focusin', begin, { signal })
  page.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(passing)
      passing = setTimeout(begin, restTime, event)
    },
    { signal },
  )
  return () => ended.abort()
}
