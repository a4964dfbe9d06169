import { withoutTrailingSlash } from '@/config/paths'

/**
 * What a link of the navigation says of the open page: that it leads there, that it leads to the section which the page
 * belongs to, or neither.
 */
export function ariaCurrent(pathname: string, href: string, section: string): 'page' | 'true' | undefined {
  const path = withoutTrailingSlash(pathname)
  if (path === href) return 'page'
  return path === section || path.startsWith(`${section}/`) ? 'true' : undefined
}
