import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/hooks/use-hydrated'

type SubmitButtonProps = {
  busy: boolean
  /** Submits the form where the button does not. */
  onPress: () => void
  children: ReactNode
}

/**
 * Submits its form. Before hydration it is no submit button, or a tap would send the bare form: the tap is recorded and
 * replayed. Pressing it leaves the focus in the field: its message would move the button from under the pointer.
 */
export function SubmitButton({ busy, onPress, children }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button
      look="forest"
      type={hydrated ? 'submit' : 'button'}
      onClick={hydrated ? undefined : () => onPress()}
      onMouseDown={(event) => event.preventDefault()}
      aria-busy={busy}
    >
      {children}
    </Button>
  )
}
