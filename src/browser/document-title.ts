let pageTitle = ''
let panelTitle: string | undefined

const show = () => {
  document.title = panelTitle ?? pageTitle
}

/** Sets the title of the page, which the tab shows unless a panel with one of its own is open. */
export function setPageTitle(title: string): void {
  pageTitle = title
  show()
}

/**
 * Shows the title of an open panel in place of the page's.
 * @returns the way back to the page's title
 */
export function showPanelTitle(title: string): () => void {
  pageTitle ||= document.title
  panelTitle = title
  show()
  return () => {
    panelTitle = undefined
    show()
  }
}
