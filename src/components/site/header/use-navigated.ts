import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back each time that a link within the site was followed, or the way back was; not for the page that began. */
export function useNavigated(onNavigated: () => void): void {
  const { key } = useLocation()
  const keyShown = useRef(key)
  useEffect(() => {
    if (keyShown.current === key) return
    keyShown.current = key
    onNavigated()
  })
}
