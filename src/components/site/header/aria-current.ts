import { withoutTrailingSlash } from '@/config/paths'

/**
 * `aria-current` of a link in the navigation: 'page' where it leads to the open page, `true` where
 * it leads to that page's section, else nothing.
 */
export function ariaCurrent(pathname: string, href: string, section: string): 'page' | 'true' | undefined {
  const path = withoutTrailingSlash(pathname)
  if (path === href) return 'page'
  return path === section || path.startsWith(`${section}/`) ? 'true' : undefined
}
