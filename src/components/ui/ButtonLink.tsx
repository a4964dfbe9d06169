import type { ReactNode } from 'react'
import { AppLink } from './AppLink'
import { type ButtonLook, buttonClass } from './button-class'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  look?: ButtonLook
  small?: boolean
  /** Opens in a new tab, which gets no hold of this one. */
  newTab?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  children,
  look = 'honey',
  small = false,
  newTab = false,
}: ButtonLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <AppLink href={href} className={buttonClass(look, small)} {...tab}>
      {children}
    </AppLink>
  )
}
