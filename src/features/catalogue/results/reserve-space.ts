import { laterScriptsId, reservedSpaceMark } from '../../../boot/page-data' // Vite's configuration reads this, without aliases

/**
 * Marks the document where the address has one of the parameters that its element names. Inlined in
 * the HTML before a listing's products, so that it runs before they are drawn and nothing is
 * fetched for it. Where no script has run after 8 s (as `ScriptsNotice` says by then), the whole
 * list is better than none; one that has run has emptied the template, and says what is lost. The
 * policy allows it by its hash: a change here changes the headers
 * (docs/decisions/0023-reserved-space.md).
 */
export const reserveSpaceScript = `{
const { parameters = '' } = document.currentScript.dataset
const search = new URLSearchParams(location.search)
const root = document.documentElement
if (parameters.split(' ').some((name) => search.get(name))) {
root.setAttribute('${reservedSpaceMark}', '')
setTimeout(() => {
if (document.getElementById('${laterScriptsId}').content.firstChild) root.removeAttribute('${reservedSpaceMark}')
}, 8000)
}
}`
