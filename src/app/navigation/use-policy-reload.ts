import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { needsNewDocument } from '@/config/new-document'

/**
 * Gives each page its own Content-Security-Policy. `AppLink` loads a page in a new document where the
 * policy differs; where the router went there all the same, this reloads it.
 */
export function usePolicyReload(): void {
  const { pathname } = useLocation()
  const [loadedFor] = useState(pathname)

  useEffect(() => {
    // Never for the path that the document was loaded for, so it cannot loop.
    if (needsNewDocument(loadedFor, pathname)) location.reload()
  }, [loadedFor, pathname])
}
