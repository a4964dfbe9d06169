import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `@media print` as the minifier writes it, without nested conditions. */
const forPaper = /@media print\{((?:[^{}]*\{[^{}]*\})*)\}/g

/** A style sheet without its rules for paper. */
export const withoutPrintRules = (css: string) => css.replace(forPaper, '')

/**
 * Moves the print rules of all style sheets into one file, fetched last: in each page's HTML they
 * would delay its first paint.
 * @returns its path below `dist`
 */
export async function writePrintStyles(dist: string): Promise<string> {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.css')).sort()
  const sheets = await Promise.all(names.map((name) => readFile(join(dist, 'assets', name), 'utf8')))
  const css = sheets.flatMap((sheet) => Array.from(sheet.matchAll(forPaper), ([, rules]) => rules)).join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/print-${hash}.css`
  await writeFile(join(dist, file), css)
  return file
}
