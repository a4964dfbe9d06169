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
 * Submits its form. Before hydration it is a plain button, whose tap is recorded and replayed: a submit button would send
 * the form without React. Mouse down leaves the focus in its field: on blur, an error message below that field would move
 * the button away from the pointer.
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
