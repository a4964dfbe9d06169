import { useState } from 'react'
import { extra } from '@/components/ui/extra'
import { owedThanks } from './owed-thanks'

const ThankYou = extra(() => import('./ThankYou'))

/** Thanks on home for a demo request, over the page and read out, until it is closed; its module comes when it is due. */
export function DemoThanks() {
  const [closed, setClosed] = useState(false)
  return (
    <div aria-live="polite">
      {!closed && owedThanks.areDue() && <ThankYou onClose={() => setClosed(true)} />}
    </div>
  )
}
