import { useRef, useState } from 'react'

/** Runs one request at a time: a second press while the first is under way does nothing. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const run = async (send: () => Promise<void>): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await send()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
