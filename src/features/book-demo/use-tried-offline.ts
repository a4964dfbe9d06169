import { useEffect, useState } from 'react'

/** What was pressed last without a connection, until there is one again; and what to call with each press. */
export function useTriedOffline<Deed extends string>(): [Deed | undefined, (deed: Deed) => void] {
  const [tried, setTried] = useState<Deed>()
  useEffect(() => {
    if (!tried) return
    const forget = () => setTried(undefined)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [tried])
  return [tried, (deed) => setTried(navigator.onLine ? undefined : deed)]
}
