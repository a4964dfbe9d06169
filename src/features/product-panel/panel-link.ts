import { productParameter } from '@/components/product/use-product-address'

const productOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get(productParameter)

/** Whether a link opens a product's panel over the page that it stands on. */
export const opensPanel = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname === location.pathname && productOf(link) !== null

/** Focuses a product's link in its card, and scrolls it into view. */
export function focusLinkOf(productId: string, page: Document): void {
  const link = Array.from(page.querySelectorAll<HTMLAnchorElement>('main a[href]')).find(
    (candidate) => candidate.tabIndex >= 0 && opensPanel(candidate) && productOf(candidate) === productId,
  )
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
}
