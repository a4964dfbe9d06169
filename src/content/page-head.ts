/** What the browser tab, the prerendered HTML and a link preview say of a page. */
export type PageHead = {
  /** Whole title, the product's name included. */
  title: string
  /** One or two sentences, 50 to 160 characters. */
  description: string
}

/** A text that is to be short: anyone can write an address, and a back end long names. */
export const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
