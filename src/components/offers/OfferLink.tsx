import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/links/AppLink'
import type { Product } from '@/domain/catalogue/product'
import { offerAnchor } from './offer-anchor'

type OfferLinkProps = {
  /** An offer of a list on this page. */
  offer: Pick<Product, 'id'> | undefined
  /** Where to go where the list has no such offer. */
  otherwise: string
  className?: string | undefined
  tabIndex?: number
  children: ReactNode
}

/** Leads to an offer in the page's own list, which opens where it is folded. */
export function OfferLink({ offer, otherwise, children, ...rest }: OfferLinkProps) {
  const anchor = offer && offerAnchor(offer)
  const unfold = () => {
    const folded = anchor ? document.getElementById(anchor) : null
    folded?.querySelector('details')?.setAttribute('open', '')
  }
  return (
    <AppLink {...rest} href={anchor ? `#${encodeURIComponent(anchor)}` : otherwise} onClick={unfold}>
      {children}
    </AppLink>
  )
}
