import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'

/** The files that a set of source modules needs in the browser, in the order they are needed. */
export type ChunkFiles = { scripts: string[]; styles: string[] }

/**
 * Finds the style sheets of lazy parts that a page's HTML shows already: each has a style module's class, which is
 * unique, in common with it. Without them those parts would stand there bare until their scripts have come.
 */
export function readLazyStyles(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const classesOf = (file: string) =>
    Array.from(readFileSync(`${dist}/${file}`, 'utf8').matchAll(/\.(_[\w-]+)/g), ([, name = '']) => name)
  const sheets = [...files].map((file) => ({ file, classes: classesOf(file) }))

  return function lazyStylesOf(html: string): string[] {
    const shown = new Set(html.match(/\b_[\w-]+/g))
    return sheets.filter(({ classes }) => classes.some((name) => shown.has(name))).map(({ file }) => file)
  }
}

/** Reads the browser build's manifest and answers which files a page needs. */
export function readChunkGraph(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

  /** Files of `sources` (paths from the repository's root) with all that they import, each once. */
  return function filesOf(sources: string[]): ChunkFiles {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`The build has no chunk for ${key}.`)
      if (scripts.has(chunk.file)) return
      for (const imported of chunk.imports ?? []) visit(imported)
      scripts.add(chunk.file)
      for (const style of chunk.css ?? []) styles.add(style)
    }
    for (const source of sources) visit(source)
    return { scripts: [...scripts], styles: [...styles] }
  }
}
