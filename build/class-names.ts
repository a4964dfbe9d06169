import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './folders.mjs'

/** Files by the classes of theirs. */
const files = new Map<string, string>()

/**
 * The class that a name in a style module stands for: '_title_b3x'. Short, since a page names each of its classes twice, in
 * HTML and styles, and what tells files apart is what compresses worst.
 * @param path of the style module
 */
export function className(local: string, path: string): string {
  const file = relative(root, path.replace(/\?.*$/, ''))
  const digest = createHash('sha256').update(file).digest()
  const mark = (digest.readUInt32BE() % 36 ** 3).toString(36).padStart(3, '0')
  const name = `_${local}_${mark}`
  const other = files.get(name) ?? file
  if (other !== file)
    throw new Error(`${file} and ${other} would share ${name}: call it something else in one.`)
  files.set(name, file)
  return name
}
