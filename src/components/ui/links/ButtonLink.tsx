import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button-class'
import { AppLink } from './AppLink'
import { ExternalLink } from './ExternalLink'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  look?: ButtonLook
  small?: boolean
  /** Opens in a new tab. */
  newTab?: boolean
  'aria-describedby'?: string
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'honey', small = false, newTab = false, ...rest }: ButtonLinkProps) {
  const Element = newTab ? ExternalLink : AppLink
  return <Element className={buttonClass(look, small)} {...rest} />
}
