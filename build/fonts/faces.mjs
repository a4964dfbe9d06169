// The faces of the scripts other than Latin: what each committed file is cut from, and what it has to set.
import { root } from '../folders.mjs'
import { siteWords } from './site-words.mjs'
import { conjunctsOf, scripts, syllablesOf } from './syllables.mjs'

/** @typedef {import('./site-words.mjs').Code} Code */

/**
 * A file of `src/fonts/`. It sets each of the texts as its original does; `weight` is the only one that is left of several.
 * @typedef {{ code: Code, file: string, original: string, texts: () => string[], weight?: number }} Face
 */

/** The fonts that the site's are cut from, whole: builds draw with them. */
export const originals = {
  hi: { heading: 'martel-devanagari-600-normal', text: 'noto-sans-devanagari-400-700' },
  kn: { heading: 'noto-serif-kannada-500', text: 'noto-sans-kannada-400-700' },
}

/** @param {string} name */
export const originalFile = (name) => `${root}build/fonts/originals/${name}.woff2`

/** Where the site's fonts lie. */
export const fontFolder = `${root}src/fonts/`

/** What people type and the back end sends can be made of anything; a heading's letters, if it lacks one, are the text's. */
const everything = (/** @type {Code} */ code) => [
  ...syllablesOf(scripts[code]),
  ...conjunctsOf(scripts[code]),
  ...siteWords(code),
]

/**
 * The fonts that the first paint of a language's pages needs besides those of English.
 * @param {string} code
 */
export const preloadedFonts = (code) =>
  faces.filter((face) => face.code === code && !face.weight).map(({ file }) => file)

/** @type {readonly Face[]} */
export const faces = [
  {
    code: 'hi',
    file: 'noto-sans-devanagari.woff2',
    original: originals.hi.text,
    texts: () => everything('hi'),
  },
  {
    code: 'hi',
    file: 'martel-devanagari.woff2',
    original: originals.hi.heading,
    texts: () => siteWords('hi'),
  },
  {
    code: 'kn',
    file: 'noto-sans-kannada.woff2',
    original: originals.kn.text,
    texts: () => everything('kn'),
  },
  {
    code: 'kn',
    file: 'noto-serif-kannada.woff2',
    original: originals.kn.heading,
    texts: () => siteWords('kn'),
  },
  { code: 'hi', file: 'name-hi.woff2', original: originals.hi.text, texts: () => ['हिन्दी'], weight: 400 },
  { code: 'kn', file: 'name-kn.woff2', original: originals.kn.text, texts: () => ['ಕನ್ನಡ'], weight: 400 },
]
