import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { needsNewDocument } from '@/config/new-document'

/**
 * Keeps each page under its own Content-Security-Policy: a way between documents that went through the router all the
 * same (AppLink makes page loads of links) is made up for.
 */
export function usePolicyReload(): void {
  const { pathname } = useLocation()
  const [loadedFor] = useState(pathname)

  useEffect(() => {
    // Never for the path that the document was loaded for, and so never in circles.
    if (needsNewDocument(loadedFor, pathname)) location.reload()
  }, [loadedFor, pathname])
}
