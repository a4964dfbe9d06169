import type { Plugin } from 'vite'
import { type LanguageCode, rootLanguage } from '../../src/config/languages'
import { root } from '../folders.mjs'
import { preloadedFonts } from '../fonts/faces.mjs'
import { languageOf } from '../pages/language-builds'

/** The entry imports it: the sheet of the build's language in `src/styles/lettering/`. */
const alias = /^@lettering\.scss$/

/** Line heights rise towards this one, the tightest ones most: headings have less room than text. */
const airy = 1.9

const round = (value: number) => Math.round(value * 1000) / 1000

const risen = (height: string) => {
  const more = round(airy - Number(height))
  return more > 0 ? `calc(${height} + ${more} * var(--rise))` : height
}

const number = String.raw`(\d*\.?\d+)`
const end = String.raw`(?=\s*(?:!important\s*)?[;}]|\s*$)`
const lineHeight = new RegExp(String.raw`((?:^|[;{\s])line-height:\s*)${number}${end}`, 'g')
const inShorthand = new RegExp(String.raw`((?:^|[;{\s])font:[^;{}]*\S\s*/\s*)${number}(?=\s)`, 'g')
const letterSpacing = new RegExp(String.raw`((?:^|[;{\s])letter-spacing:\s*)(-?\d*\.?\d+em)${end}`, 'g')

/** A style sheet whose lines have room for the signs of any script, as `src/styles/lettering/` says. */
export const withRoom = (css: string): string =>
  css
    .replace(lineHeight, (_, property: string, height: string) => property + risen(height))
    .replace(inShorthand, (_, property: string, height: string) => property + risen(height))
    .replace(letterSpacing, '$1calc($2 * var(--tracking))')

/**
 * Sets the pages of a language in its letters: its sheet, its fonts, and room for them in every
 * other sheet. English ones stay as they are written (docs/decisions/0024-lettering.md).
 * @param served the language of the development server
 */
export function letteringOfLanguage(served: LanguageCode): Plugin {
  return {
    name: 'hivefield:lettering',
    resolveId: {
      filter: { id: alias },
      handler() {
        return `${root}src/styles/lettering/${languageOf(this.environment, served)}.scss`
      },
    },
    // Behind Sass, whose sheets are CSS by now.
    transform: {
      filter: { id: /\.scss(?:\?|$)/ },
      handler(css) {
        if (languageOf(this.environment, served) !== rootLanguage.code)
          return { code: withRoom(css), map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const wanted = preloadedFonts(languageOf(this.environment, served))
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.names.some((name) => wanted.includes(name)) ? file.fileName : [],
        )
        const links = files.map(
          (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
        )
        page.source = String(page.source).replace('<!--head-->', [...links, '<!--head-->'].join('\n    '))
      },
    },
  }
}
