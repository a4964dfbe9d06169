import { checkout } from '@content/pages/checkout'
import { Banner } from '@/components/sections/Banner'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'

/** Buying happens in the shop: `/checkout` and the paths below it (R-ROUTE-27, R-ROUTE-28). */
export default function CheckoutPage() {
  const { links } = useVisibleConfig()
  const shop = { label: checkout.shop, href: linkOrComingSoon(links.shop) }
  return <Banner {...checkout.banner} buttons={[shop, checkout.honey]} />
}

export const head = checkout.head
