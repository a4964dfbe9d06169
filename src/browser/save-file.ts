/** Has the browser save a file that this page made or fetched. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  followLink({ href: address, download: name })
  // The browser has begun to read it by then; some need it for longer than this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Opens an address in a new tab, as a link would. */
export const openInNewTab = (href: string) => followLink({ href, target: '_blank', rel: 'noopener' })

function followLink(attributes: Partial<HTMLAnchorElement>): void {
  Object.assign(document.createElement('a'), attributes).click()
}
