import { laterScriptsId } from '@/boot/page-data'
import { languagePrefix, withoutPrefix, withPrefix } from '@/config/languages'
import { cachedPagesId, offlinePath } from '@/config/offline-path'

/** A page that can be opened without a connection. */
type CachedPage = { path: string; html: string }

/** A path that never leads out of the site: `//x` would be another host's address. */
const ownPath = (path: string) => path.replace(/^[/\\]+/, '/')

/** A path as part of the HTML: a quote in it would end the attribute. */
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The title without the site's name; as it stands in the HTML, and so escaped already. */
const titleOf = (html: string) => html.match(/<title>([^<|]*)/)?.[1]?.trim() ?? ''

const link = ({ path, html }: CachedPage) =>
  `<li><a href="${attribute(ownPath(path))}">${titleOf(html) || attribute(path)}</a></li>`

const laterTemplate = new RegExp(`<template id="${laterScriptsId}">(.*?)</template>`, 's')

/** The style sheet that is to be loaded; those whose rules are inlined are disabled. */
const wholeSheet = /<link rel="stylesheet"(?![^>]* disabled)[^>]*>/

/** An address without the prefix of its language, the query as it is. */
function inNoLanguage(address: string): string {
  const [path = ''] = address.split('?', 1)
  return withoutPrefix(path, languagePrefix(path)) + address.slice(path.length)
}

/**
 * The page for an address that was never opened before: without the site's modules, which would look for the page of
 * that address (the small script that loads it once the host answers stays); with its whole style sheet, a link for each
 * of `pages`, 'Try again' leading to the address that was asked for, and the links of languages to that page in theirs.
 * @param html of the prerendered page
 * @param asked path and query
 * @param pages those that can be opened, in the order in which they are shown
 * @param prefix of the language that `html` is in, '' for the root's
 */
export function renderOfflinePage(
  html: string,
  asked: string,
  pages: readonly CachedPage[],
  prefix = '',
): string {
  return (
    html
      // A script would put the sheet in the place of its template.
      .replace(laterTemplate, (_, later: string) => later.match(wholeSheet)?.[0] ?? '')
      .replace(
        /<script[^>]* type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload)"[^>]*(?:\.js|\.json)"[^>]*>/g,
        '',
      )
      .replace(
        new RegExp(`(<a\\b(?=[^>]* hreflang=)[^>]* href=)"([^"]*)${offlinePath}"`, 'gi'),
        (_, start: string, ownPrefix: string) =>
          `${start}"${attribute(withPrefix(inNoLanguage(asked), ownPrefix))}"`,
      )
      .replace(
        new RegExp(`(<a\\b(?![^>]* hreflang=)[^>]* href=)"${prefix}${offlinePath}"`, 'gi'),
        (_, start: string) => `${start}"${attribute(ownPath(asked))}"`,
      )
      .replace(new RegExp(`(<ul[^>]*id="${cachedPagesId}"[^>]*>)</ul>`), (_, start: string) => {
        return `${start}${pages.map(link).join('')}</ul>`
      })
  )
}
