import { useEffect, useState } from 'react'
import { pendingThanks } from './pending-thanks'

/**
 * Thanks at the top of home for a demo request, to whoever comes from it: rendered with the page,
 * so that nothing moves.
 */
export function DemoThanks() {
  const [due, setDue] = useState(pendingThanks.due)
  useEffect(pendingThanks.clear, [])
  return due && <due.Thanks onClose={() => setDue(undefined)} />
}
