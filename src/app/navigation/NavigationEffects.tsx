import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageHead } from '@/content/page-head'
import { showHead } from './document-head'
import { NavigationContext } from './navigation-context'

/**
 * Rendered behind a page once it is there: shows its head, scrolls, moves the focus to the page's
 * heading and has the title announced (R-GEN-04, R-GEN-05).
 */
export function NavigationEffects({ head }: { head: PageHead }) {
  const location = useLocation()
  const onNavigated = useContext(NavigationContext)

  useEffect(() => showHead(head), [head])
  useEffect(() => onNavigated(location), [onNavigated, location])
  return null
}
