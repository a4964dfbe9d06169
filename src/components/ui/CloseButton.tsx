import { controls } from '@content/site/controls'
import type { ComponentPropsWithRef } from 'react'
import BootstrapCloseButton from 'react-bootstrap/CloseButton'
import { CloseIcon } from './icons'

/** A cross that closes what it stands in; its name is 'Close' unless `aria-label` says otherwise. */
export function CloseButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'>) {
  return (
    <BootstrapCloseButton className="icon-button" aria-label={controls.close} {...props}>
      <CloseIcon />
    </BootstrapCloseButton>
  )
}
