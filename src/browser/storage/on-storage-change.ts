/**
 * Calls back when a stored value may have been changed by another page: in another tab, or here
 * while this page was in the back/forward cache, where no event reaches it.
 * @param key of local or session storage
 * @returns stops listening
 */
export function onStorageChange(key: string, tell: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
  }
}
