import { cachedPagesId, offlinePath } from '@/config/offline-path'

/** A page that can be opened without a connection. */
type CachedPage = { path: string; html: string }

/** A path that never leads out of the site: `//x` would be another host's address. */
const ownPath = (path: string) => path.replace(/^[/\\]+/, '/')

/** Text of our own HTML stays as it is written there; a quote could end an attribute. */
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The title without the product's name; as it stands in the HTML, and so escaped already. */
const titleOf = (html: string) => html.match(/<title>([^<|]*)/)?.[1]?.trim() ?? ''

const link = ({ path, html }: CachedPage) =>
  `<li><a href="${attribute(ownPath(path))}">${titleOf(html) || attribute(path)}</a></li>`

/**
 * The page for an address that was never opened before: without its scripts, which would look for the page of that
 * address, with the pages that are there, and 'Try again' leading to the address that was asked for.
 * @param html of the prerendered page
 * @param asked path and query
 * @param prefix of the language of the page
 */
export function renderOfflinePage(
  html: string,
  asked: string,
  pages: readonly CachedPage[],
  prefix = '',
): string {
  return (
    html
      .replace(
        /<script[^>]* type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload)"[^>]*(?:\.js|\.json)"[^>]*>/g,
        '',
      )
      // All but the links to the same page in other languages.
      .replace(
        new RegExp(`(<a\\b(?![^>]*hreflang)[^>]* href=)"${prefix}${offlinePath}"`, 'gi'),
        (_, start: string) => `${start}"${attribute(ownPath(asked))}"`,
      )
      .replace(new RegExp(`(<ul[^>]*id="${cachedPagesId}"[^>]*>)</ul>`), (_, start: string) => {
        return `${start}${pages.map(link).join('')}</ul>`
      })
  )
}
