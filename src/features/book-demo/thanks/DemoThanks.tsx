import { useEffect, useState } from 'react'
import { pendingThanks } from './pending-thanks'

/**
 * Thanks at the top of home for a demo request, to whoever comes from it: rendered with the page,
 * so that nothing moves.
 */
export function DemoThanks() {
  const [ThankYou] = useState(() => pendingThanks.current())
  const [open, setOpen] = useState(true)
  useEffect(pendingThanks.clear, [])
  return ThankYou && open && <ThankYou onClose={() => setOpen(false)} />
}
