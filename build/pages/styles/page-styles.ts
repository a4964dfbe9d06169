import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstPaintStyles } from './first-paint-styles'

const fontFace = /@font-face\{[^}]*\}/g

/**
 * Faces stand in the HTML alone. A later sheet with a face has Chromium begin anew with all of them:
 * one that came too late for the first paint would then be used after all, and move the page.
 */
const withoutFaces = (css: string) => css.replace(fontFace, '')

/**
 * A page's styles: the rules of its first paint are inlined, the complete sheet is a file that loads
 * later. It repeats the inlined rules in the same order and is placed after them, so it does not
 * change the cascade.
 */
export function pageStyles(dist: string) {
  const sheets = new Map<string, Promise<string>>()
  const textOf = (file: string) => {
    const text = sheets.get(file) ?? readFile(join(dist, file), 'utf8').then((css) => css.trim())
    sheets.set(file, text)
    return text
  }
  const wholes = new Map<string, Promise<string>>()
  async function writeWhole(css: string): Promise<string> {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
    const file = `assets/page-${hash}.css`
    await writeFile(join(dist, file), withoutFaces(css))
    return file
  }

  /**
   * @param files of the style sheets, in their order
   * @param html of the whole page
   * @returns the styles of its first paint, and the file of all of them
   */
  return async function stylesFor(files: readonly string[], html: string) {
    const css = (await Promise.all(files.map(textOf))).join('\n')
    const whole = wholes.get(css) ?? writeWhole(css)
    wholes.set(css, whole)
    return { inline: firstPaintStyles(css, html), whole: await whole }
  }
}
