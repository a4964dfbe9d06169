import type { ComponentPropsWithoutRef } from 'react'

type NewTabLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & { href: string }

/** A link of a product to another site: it opens in a new tab, which gets no hold of this one. */
export function NewTabLink(props: NewTabLinkProps) {
  return <a {...props} target="_blank" rel="noopener" />
}
