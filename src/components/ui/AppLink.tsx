import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router-dom'

type AppLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/** A link to an address of the site goes through the router; any other is a plain link. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  return /^[/#](?!\/)/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
