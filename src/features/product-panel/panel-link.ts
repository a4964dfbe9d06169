import { focusHeadingOf } from '@/browser/focus-heading'
import { productParameter } from '@/components/product/use-product-address'

const productOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get(productParameter)

/** Whether a link opens a product's panel over the page that it stands on. */
export const opensPanel = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname === location.pathname && productOf(link) !== null

/**
 * Focuses a product's link in its card, and scrolls it into view. Where its card is not drawn (filtered out,
 * further down) and the focus has been lost with the panel, the heading of the list has it.
 */
export function focusLinkOf(productId: string, page: Document): void {
  const links = Array.from(page.querySelectorAll<HTMLAnchorElement>('main a[href]')).filter(opensPanel)
  const link = links.find((candidate) => candidate.tabIndex >= 0 && productOf(candidate) === productId)
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
  const list = links[0] ?? page.querySelector('main')
  if (!link && list && page.activeElement === page.body) focusHeadingOf(list)
}
