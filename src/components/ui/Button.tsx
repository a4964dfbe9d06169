import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  look?: ButtonLook
  small?: boolean
}

/** A button in one of the four looks; `type="button"` unless said otherwise. */
export function Button({ look = 'honey', small = false, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, small)} {...rest} />
}
