import { laterScriptsId, reservedSpaceAttribute } from '../../../boot/page-data' // Vite's configuration reads this, without aliases

/**
 * Marks the document where the address has one of the parameters that this script's element names.
 * Inlined in the HTML before a listing's products, so that it runs before they are drawn and nothing
 * is fetched for it. After 8 s without scripts, as `ScriptsNotice` says by then, the mark goes: the
 * whole list is better than none. The start of the scripts empties the template `laterScriptsId`:
 * from then on the mark may stay, for a minute at most. The policy allows it by its hash: a change here changes the headers
 * (docs/decisions/0023-reserved-space.md).
 */
export const reserveSpaceScript = `{
const { parameters = '' } = document.currentScript.dataset
const search = new URLSearchParams(location.search)
const root = document.documentElement
if (parameters.split(' ').some((name) => search.get(name))) {
root.setAttribute('${reservedSpaceAttribute}', '')
const showAll = () => root.removeAttribute('${reservedSpaceAttribute}')
setTimeout(() => document.getElementById('${laterScriptsId}').content.firstChild && showAll(), 8000)
setTimeout(showAll, 60000)
}
}`
