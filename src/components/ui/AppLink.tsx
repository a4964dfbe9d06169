import type { ComponentPropsWithoutRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { needsNewDocument } from '@/config/new-document'
import { ExternalLink } from './ExternalLink'

type AppLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/**
 * A link to an address of the site goes through the router, but for the ways that take a new document; any other leaves the site in the same tab.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const { pathname } = useLocation()
  if (!/^[/#](?!\/)/.test(href)) return <ExternalLink href={href} sameTab {...rest} />
  const [path] = href.split(/[?#]/)
  return (
    <Link to={href} discover="none" reloadDocument={needsNewDocument(pathname, path || pathname)} {...rest} />
  )
}
