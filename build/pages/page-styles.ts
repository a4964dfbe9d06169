import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { withoutPrintRules } from '../bundle/print-styles'

const classesIn = (html: string) =>
  new Set(Array.from(html.matchAll(/\sclass="([^"]+)"/g), ([, names = '']) => names.split(/\s+/)).flat())

const classesOf = (css: string) => Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name = '']) => name)

/** Font faces stand in the HTML once: a second one would be fetched again. */
const fontFace = /@font-face\{[^}]*\}/g

/**
 * A page's styles: rules for what its HTML shows are inlined, the complete sheet is a file that
 * comes after the first paint. It comes behind the inlined part, in its own order, so no rule
 * changes its rank.
 */
export function pageStyles(dist: string) {
  const sheets = new Map<string, Promise<string>>()
  const textOf = (file: string) => {
    const text =
      sheets.get(file) ?? readFile(join(dist, file), 'utf8').then((css) => withoutPrintRules(css).trim())
    sheets.set(file, text)
    return text
  }
  const wholes = new Map<string, Promise<string>>()
  async function writeWhole(css: string): Promise<string> {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
    const file = `assets/page-${hash}.css`
    await writeFile(join(dist, file), css.replace(fontFace, ''))
    return file
  }

  /**
   * @param files of the style sheets, in their order
   * @param html what stands between them and the scripts
   * @returns the rules for the classes of the HTML, and the file of all of them
   */
  return async function stylesFor(files: readonly string[], html: string) {
    const css = (await Promise.all(files.map(textOf))).join('\n')
    const whole = wholes.get(css) ?? writeWhole(css)
    wholes.set(css, whole)
    const shown = classesIn(html)
    const unusedSymbols = classesOf(css).filter((name) => !shown.has(name))
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      unusedSymbols,
    })
    return { inline: code.toString(), whole: await whole }
  }
}
