import { controls } from '@content/site/controls'
import classNames from 'classnames'
import type { ComponentPropsWithRef } from 'react'
import { CloseIcon } from './icons'

/** A cross that closes what it stands in; its name is 'Close' unless `aria-label` says otherwise. */
export function CloseButton({ className, ...rest }: Omit<ComponentPropsWithRef<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={controls.close}
      {...rest}
      className={classNames('icon-button', className)}
    >
      <CloseIcon />
    </button>
  )
}
