import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from '../folders.mjs'

/** The names of each style module, in its order, and the module of each mark. */
const namesOf = new Map<string, string[]>()
const fileOf = new Map<string, string>()

/**
 * The class of a name in a style module, in a build: '_1b3x0' is the first of its module. Short,
 * since each class stands twice in a page, in HTML and in styles, and words compress worse than the
 * prefix that a module's classes share.
 * @param path of the style module
 */
export function className(local: string, path: string): string {
  const file = relative(root, path.replace(/\?.*$/, ''))
  const digest = createHash('sha256').update(file).digest()
  const mark = (digest.readUInt32BE() % 36 ** 4).toString(36).padStart(4, '0')
  const other = fileOf.get(mark) ?? file
  if (other !== file) throw new Error(`${file} and ${other} would share the mark ${mark}: rename one.`)
  fileOf.set(mark, file)

  const names = namesOf.get(file) ?? []
  namesOf.set(file, names)
  if (!names.includes(local)) names.push(local)
  return `_${mark}${names.indexOf(local).toString(36)}`
}
