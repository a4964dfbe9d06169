import { legal } from '@content/site/legal'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { clearDevice, clearedParameter } from '@/browser/storage/clear-device'
import { Button } from '@/components/ui/Button'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** Clears what the site stored on this device; its page then says that this is done. */
export function ClearDeviceButton() {
  const { search } = useLocation()
  const isDone = useAfterHydration(new URLSearchParams(search).has(clearedParameter), false)
  const said = useRef<HTMLParagraphElement>(null)
  // It may be inside a fold, and a freshly loaded page starts at its top.
  useEffect(() => {
    const fold = isDone && said.current?.closest('details')
    if (!fold) return
    fold.open = true
    said.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isDone])
  return (
    <>
      <p>
        <Button look="outline" onClick={clearDevice}>
          {legal.forget}
        </Button>
      </p>
      <p role="status" ref={said}>
        {isDone && legal.forgotten}
      </p>
    </>
  )
}
