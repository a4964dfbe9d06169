import { Banner } from '@/components/sections/Banner'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { paths } from '@/config/paths'
import { checkout } from '@/content/pages/checkout'
import '@/styles/info.scss'

/** Buying happens in the shop: `/checkout` and the paths below it (SPEC §2). */
export function CheckoutPage() {
  const { links } = useVisibleConfig()
  const shop = { label: checkout.shop, href: links.shop || paths.comingSoon() }
  return <Banner {...checkout.banner} className="banner--bare" buttons={[shop, checkout.honey]} />
}

export { CheckoutPage as default }
export const head = checkout.head
