import { useState } from 'react'
import { deferred } from '@/components/loading/deferred'
import { pendingThanks } from './pending-thanks'

const ThankYou = deferred(() => import('./ThankYou'))

/** Thanks on home for a demo request, over the page and read out, until it is closed; its module comes when it is due. */
export function DemoThanks() {
  const [closed, setClosed] = useState(false)
  return (
    <div aria-live="polite">
      {!closed && pendingThanks.areDue() && <ThankYou onClose={() => setClosed(true)} />}
    </div>
  )
}
