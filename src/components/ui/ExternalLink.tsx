import classNames from 'classnames'
import type { ComponentPropsWithRef } from 'react'
import { opensInNewTabId } from './new-tab-note'

type ExternalLinkProps = ComponentPropsWithRef<'a'> & {
  href: string
  /** The visitor goes there and comes back with 'Back', as to the login or a social network. */
  sameTab?: boolean
}

/** An http(s) address, or a path of the site itself. */
const isFollowed = (href: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(href)

/**
 * A link that leaves the site, in a new tab which gets no hold of this one; whoever does not see that hears it as the
 * link's description, and its name stays what it says (R-CARD-14). An address of any other kind is not followed.
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
      href={isFollowed(href) ? href : undefined}
      target={sameTab ? undefined : '_blank'}
      rel="noopener"
      aria-describedby={description}
    />
  )
}
