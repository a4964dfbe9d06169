import type { ComponentPropsWithRef } from 'react'
import BootstrapButton from 'react-bootstrap/Button'
import type { ButtonLook } from './button-class'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  look?: ButtonLook
  small?: boolean
}

/** A button in one of the four looks; `type="button"` unless said otherwise. */
export function Button({ look = 'honey', small = false, ...rest }: ButtonProps) {
  return <BootstrapButton variant={look} {...(small && { size: 'sm' })} {...rest} />
}
