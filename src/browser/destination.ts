const event = 'destination'

/**
 * Says where the visitor will be taken without a link, so that the page has come by then.
 * @param path without the language's prefix
 */
export function announceDestination(path: string): void {
  document.dispatchEvent(new CustomEvent(event, { detail: path }))
}

/** Calls back with each path that is announced. */
export function onDestination(page: Document, tell: (path: string) => void): void {
  page.addEventListener(event, (announced) => {
    if (announced instanceof CustomEvent) tell(String(announced.detail))
  })
}
