import { once } from '../once' // Vite's configuration reads this, without aliases

const segmenter = once(() => new Intl.Segmenter())

/** Letters that are one character each, which need no segmenter: a slow phone takes 80 ms to make one. */
const plain = /^[\u0020-\u024f]*$/

/** The letters as a reader counts them: an emoji of several characters is one, a consonant with its signs, too. */
export const lettersOf = (text: string): string[] =>
  plain.test(text) ? [...text] : Array.from(segmenter().segment(text), ({ segment }) => segment)
