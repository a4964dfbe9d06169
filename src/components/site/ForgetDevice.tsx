import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetDevice, forgottenParameter } from '@/browser/forget-device'
import { Button } from '@/components/ui/Button'
import { replayed } from '@/components/ui/replayed'
import { legal } from '@/content/legal'
import { useOnceHydrated } from '@/services/use-hydrated'

/** A button that clears what the site keeps on this device; the page it stands on then says that it is done. */
export function ForgetDevice() {
  const { search } = useLocation()
  const isDone = useOnceHydrated(new URLSearchParams(search).has(forgottenParameter), false)
  const said = useRef<HTMLParagraphElement>(null)
  // It may stand in a fold, and a page that was loaded afresh begins at its top.
  useEffect(() => {
    const fold = isDone && said.current?.closest('details')
    if (!fold) return
    fold.open = true
    said.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isDone])
  return (
    <>
      <p>
        <Button look="outline" onClick={forgetDevice} {...replayed}>
          {legal.forget}
        </Button>
      </p>
      <p role="status" ref={said}>
        {isDone && legal.forgotten}
      </p>
    </>
  )
}
