type SavingConnection = { saveData?: boolean }

/** A pointer that only passes over a link is gone again by then, in milliseconds. */
const intent = 80

const savesData = () =>
  (navigator as Navigator & { connection?: SavingConnection }).connection?.saveData === true

/**
 * Tells of a link when a finger, the focus or a pointer that stays comes near it; never for visitors who save data.
 * @returns the way to end it
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
      passing = setTimeout(begin, intent, event)
    },
    { signal },
  )
  return () => ended.abort()
}
