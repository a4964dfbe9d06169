/**
 * Marks the document where the address holds one of the parameters that its element names. It stands in the HTML where a
 * listing's products begin, so that it runs before they are drawn, and nothing has to be fetched for it. The policy of all
 * pages lets it run by its hash: a change here changes the headers (docs/decisions/0023-reserved-space.md).
 */
export const reserveSpaceScript = `{
const { parameters = '' } = document.currentScript.dataset
const search = new URLSearchParams(location.search)
if (parameters.split(' ').some((name) => search.get(name)))
document.documentElement.setAttribute('data-reserve-space', '')
}`
