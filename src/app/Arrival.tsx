import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageHead } from '@/content/page-head'
import { ArrivalContext } from './arrival-context'
import { showHead } from './document-head'

/**
 * Rendered behind a page once it is there: shows its head, scrolls as CONTRACT §2 'Scrolling' says, moves
 * focus to the page's heading and has the title announced.
 */
export function Arrival({ head }: { head: PageHead }) {
  const location = useLocation()
  const arrive = useContext(ArrivalContext)

  useEffect(() => showHead(head), [head])
  useEffect(() => arrive(location), [arrive, location])
  return null
}
