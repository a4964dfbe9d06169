import { lettersOf } from '@/domain/format/letters'

/** What the browser tab, the prerendered HTML and a link preview say of a page. */
export type PageHead = {
  /** Whole title, the product's name included. */
  title: string
  /** One or two sentences, 50 to 160 characters. */
  description: string
}

/** A text of at most so many letters, none of them cut: anyone can write an address, and a back end long names. */
export function cut(text: string, most: number): string {
  const letters = text.length > most ? lettersOf(text) : []
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
