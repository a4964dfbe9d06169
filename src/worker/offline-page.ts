import { keptPagesId, offlinePath } from '@/config/offline-page'

/** A page that can be opened without a connection. */
type KeptPage = { path: string; html: string }

/** Text of our own HTML stays as it is written there; a quote could end an attribute. */
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The title without the product's name; as it stands in the HTML, and so escaped already. */
const titleOf = (html: string) => html.match(/<title>([^<|]*)/)?.[1]?.trim() ?? ''

const link = ({ path, html }: KeptPage) =>
  `<li><a href="${attribute(path)}">${titleOf(html) || attribute(path)}</a></li>`

/**
 * The page for an address that was never opened before: without its scripts, which would look for the page of that
 * address, with the pages that are there, and 'Try again' leading to the address that was asked for.
 * @param html of the prerendered page
 * @param asked path and query
 */
export function offlinePage(html: string, asked: string, kept: readonly KeptPage[]): string {
  return html
    .replace(
      /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload)"[^>]*(?:\.js|\.json)"[^>]*>/g,
      '',
    )
    .replaceAll(`href="${offlinePath}"`, () => `href="${attribute(asked)}"`)
    .replace(new RegExp(`(<ul[^>]*id="${keptPagesId}"[^>]*>)</ul>`), (_, start: string) => {
      return `${start}${kept.map(link).join('')}</ul>`
    })
}
