import { legal } from '@content/site/legal'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clearDevice, clearingOutcome } from '@/browser/storage/clear-device'
import { Button } from '@/components/ui/Button'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** Clears what the site stored on this device; its page then says whether all of it is gone. */
export function ClearDeviceButton() {
  const { search } = useLocation()
  const outcome = useAfterHydration(clearingOutcome(search), undefined)
  const [isOffline, setOffline] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // It may be inside a fold, and a freshly loaded page starts at its top.
  useEffect(() => {
    const fold = outcome && said.current?.closest('details')
    if (!fold) return
    fold.open = true
    said.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [outcome])
  const clear = () => {
    const { onLine } = navigator
    setOffline(!onLine)
    if (onLine) void clearDevice()
  }
  return (
    <>
      <p>
        <Button look="outline" onClick={clear}>
          {legal.forget}
        </Button>
      </p>
      <p role="status" ref={said}>
        {isOffline ? legal.forgetOffline : outcome && legal.forgotten[outcome]}
      </p>
    </>
  )
}
