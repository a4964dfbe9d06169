import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../folders.mjs'

const styleModules = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.module.scss'))

const marks = 36 ** 2

/**
 * A mark of two characters for each file. It follows from the file's path, so that a new file leaves
 * those of others as they are, unless two would share one: then the later one takes the next.
 */
export function marksOf(files: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<number, string>()
  for (const file of [...files].sort()) {
    let place = createHash('sha256').update(file).digest().readUInt32BE() % marks
    while (taken.has(place)) place = (place + 1) % marks
    taken.set(place, file)
  }
  return new Map(Array.from(taken, ([place, file]) => [file, place.toString(36).padStart(2, '0')]))
}

const markOf = marksOf(styleModules)

/** The names of each style module, in its order. */
const namesOf = new Map<string, string[]>()

/**
 * The class of a name in a style module, in a build: '_1b0' is the first of its module. Short,
 * since each class stands twice in a page, in HTML and in styles, and words compress worse than the
 * prefix that a module's classes share.
 * @param path of the style module
 */
export function className(local: string, path: string): string {
  const file = relative(root, path.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const mark = markOf.get(file)
  if (!mark) throw new Error(`${file} is no style module of src/.`)
  const names = namesOf.get(file) ?? []
  namesOf.set(file, names)
  if (!names.includes(local)) names.push(local)
  return `_${mark}${names.indexOf(local).toString(36)}`
}
