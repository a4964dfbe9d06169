import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back after each navigation within the site, Back included; not for the first page. */
export function useNavigated(onNavigated: () => void): void {
  const { key } = useLocation()
  const keyShown = useRef(key)
  useEffect(() => {
    if (keyShown.current === key) return
    keyShown.current = key
    onNavigated()
  })
}
