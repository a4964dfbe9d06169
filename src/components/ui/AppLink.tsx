import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from './ExternalLink'

type AppLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/** A link to an address of the site goes through the router; any other leaves the site in the same tab. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  return /^[/#](?!\/)/.test(href) ? (
    <Link to={href} {...rest} />
  ) : (
    <ExternalLink href={href} sameTab {...rest} />
  )
}
