/** What the browser tab, the prerendered HTML and a link preview say of a page. */
export type PageHead = {
  /** Whole title, the product's name included. */
  title: string
  /** One or two sentences, 50 to 160 characters. */
  description: string
}
