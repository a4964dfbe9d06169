let ofPage = ''
let ofPanel: string | undefined

const show = () => {
  document.title = ofPanel ?? ofPage
}

/** The tab's title: that of the page or, while a panel is open that has one, the panel's. */
export const documentTitle = {
  ofPage(title: string) {
    ofPage = title
    show()
  },
  /** @returns the way back to the page's title */
  ofPanel(title: string) {
    ofPage ||= document.title
    ofPanel = title
    show()
    return () => {
      ofPanel = undefined
      show()
    }
  },
}
