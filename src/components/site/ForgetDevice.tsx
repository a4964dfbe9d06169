import { useLocation } from 'react-router-dom'
import { forgetDevice, forgottenParameter } from '@/browser/forget-device'
import { Button } from '@/components/ui/Button'
import { replayed } from '@/components/ui/replayed'
import { legal } from '@/content/legal'
import { useHydrated } from '@/services/use-hydrated'

/** A button that clears what the site keeps on this device; the page it stands on then says that it is done. */
export function ForgetDevice() {
  const { search } = useLocation()
  const isDone = useHydrated() && new URLSearchParams(search).has(forgottenParameter)
  return (
    <>
      <p>
        <Button look="outline" onClick={forgetDevice} {...replayed}>
          {legal.forget}
        </Button>
      </p>
      <p role="status">{isDone && legal.forgotten}</p>
    </>
  )
}
