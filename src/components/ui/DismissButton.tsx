import type { ComponentPropsWithoutRef } from 'react'
import { focusMain } from '@/browser/focus-heading'
import { CloseButton } from './CloseButton'

type DismissButtonProps = Omit<ComponentPropsWithoutRef<typeof CloseButton>, 'onClick'> & {
  onDismiss: () => void
}

/** A cross that goes with what it closes, and stands in no section: the focus moves to `<main>` first. */
export const DismissButton = ({ onDismiss, ...rest }: DismissButtonProps) => (
  <CloseButton
    {...rest}
    onClick={({ currentTarget }) => {
      focusMain(currentTarget)
      onDismiss()
    }}
  />
)
