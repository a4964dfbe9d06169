/**
 * Marks the document where the address has one of the parameters that its element names. Inlined in
 * the HTML before a listing's products, so that it runs before they are drawn and nothing is
 * fetched for it. The policy allows it by its hash: a change here changes the headers
 * (docs/decisions/0023-reserved-space.md).
 */
export const reserveSpaceScript = `{
const { parameters = '' } = document.currentScript.dataset
const search = new URLSearchParams(location.search)
if (parameters.split(' ').some((name) => search.get(name)))
document.documentElement.setAttribute('data-reserve-space', '')
}`
