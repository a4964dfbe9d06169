import { useCallback, useRef, useState } from 'react'

/** Runs one deed at a time: a second tap while the first is under way does nothing. */
export function useOneAtATime(): {
  busy: boolean
  run: (deed: () => Promise<void>) => Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const run = useCallback(async (deed: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await deed()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
