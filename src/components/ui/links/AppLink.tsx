import type { ComponentPropsWithoutRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { needsNewDocument } from '@/config/new-document'
import { isOfSite } from '@/config/paths'
import { ExternalLink } from './ExternalLink'

type AppLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/**
 * A link within the site goes through the router, unless its page needs a new document. Any other
 * address opens in the same tab.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const { pathname } = useLocation()
  if (!href.startsWith('#') && (!/^\/(?!\/)/.test(href) || !isOfSite(href)))
    return <ExternalLink href={href} sameTab {...rest} />
  const [path] = href.split(/[?#]/)
  return (
    <Link to={href} discover="none" reloadDocument={needsNewDocument(pathname, path || pathname)} {...rest} />
  )
}
