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
 * Submits its form. Before the page answers a tap must not submit the bare form: it is kept, and replayed then. The field
 * keeps the focus while the button is pressed, so that no message appears and moves the button away.
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
