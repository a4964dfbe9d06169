import classNames from 'classnames'
import type { ComponentPropsWithRef } from 'react'
import { addressPattern } from '@/domain/address-pattern'

type ExternalLinkProps = ComponentPropsWithRef<'a'> & {
  href: string
  /** In the same tab: the visitor comes back with 'Back', as from the login or a social network. */
  sameTab?: boolean
}

/** Id of the one element that describes every link into a new tab (`NewTabNote`). */
export const opensInNewTabId = 'opens-in-new-tab'

/**
 * A link out of the site, in a new tab without access to this one (`noopener`). Screen readers hear
 * 'new tab' as its description; its name stays what it says (R-CARD-14). An address that is not
 * http(s) is not followed.
 */
export function ExternalLink({
  href,
  sameTab = false,
  'aria-describedby': describedBy,
  ...rest
}: ExternalLinkProps) {
  const description = classNames(describedBy, !sameTab && opensInNewTabId) || undefined
  return (
    <a
      {...rest}
      href={addressPattern.test(href) ? href : undefined}
      target={sameTab ? undefined : '_blank'}
      rel="noopener"
      aria-describedby={description}
    />
  )
}
