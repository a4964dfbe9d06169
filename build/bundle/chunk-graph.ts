import type { Rolldown } from 'vite'
import { root } from '../folders.mjs'

/** The files that a set of source modules needs in the browser, in the order they are needed. */
export type ChunkFiles = { scripts: string[]; styles: string[] }

/** What the browser's build has written. */
export type BrowserBuild = Pick<Rolldown.RolldownOutput, 'output'>

/** Style sheets that a chunk brings along. */
const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])]

const chunksOf = ({ output }: BrowserBuild) => output.filter((file) => file.type === 'chunk')

/**
 * Finds the style sheets of lazy parts in a page's HTML, by the class names of their style modules,
 * which are unique. Without these sheets the parts would be unstyled until their scripts come.
 */
export function readLazyStyles(build: BrowserBuild) {
  const ofChunks = new Set(chunksOf(build).flatMap(stylesOf))
  const sheets = build.output.flatMap((file) =>
    file.type === 'asset' && ofChunks.has(file.fileName)
      ? {
          file: file.fileName,
          classes: Array.from(String(file.source).matchAll(/\.(_[\w-]+)/g), ([, name = '']) => name),
        }
      : [],
  )

  return function lazyStylesOf(html: string): string[] {
    const shown = new Set(html.match(/\b_[\w-]+/g))
    return sheets.filter(({ classes }) => classes.some((name) => shown.has(name))).map(({ file }) => file)
  }
}

/**
 * Answers, from the bundler's output, which files a page needs.
 * @param autoLoaded sources of lazy parts that a page loads without a touch: it takes their style sheets for its own
 */
export function readChunkGraph(build: BrowserBuild, autoLoaded: readonly string[] = []) {
  const chunks = chunksOf(build)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const bySource = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])))

  const chunkOf = (source: string) => {
    const chunk = bySource.get(`${root}${source}`)
    if (!chunk) throw new Error(`The build has no chunk for ${source}.`)
    return chunk
  }
  const present = (files: readonly string[]) => files.flatMap((file) => byFile.get(file) ?? [])
  /** Chunks with all that they import, each once and after that. */
  const withImports = (chunks: readonly Rolldown.OutputChunk[], found = new Set<Rolldown.OutputChunk>()) => {
    for (const chunk of chunks) {
      if (found.has(chunk)) continue
      withImports(present(chunk.imports), found)
      found.add(chunk)
    }
    return found
  }
  const autoLoadedChunks = new Set(autoLoaded.map(chunkOf))

  /** Files of `sources` (paths from the repository's root) with all that they import, each once. */
  return function filesOf(sources: string[]): ChunkFiles {
    const chunks = [...withImports(sources.map(chunkOf))]
    const parts = present(chunks.flatMap(({ dynamicImports }) => dynamicImports))
    const styled = withImports([...chunks, ...parts.filter((part) => autoLoadedChunks.has(part))])
    return {
      scripts: chunks.map(({ fileName }) => fileName),
      styles: [...new Set([...styled].flatMap(stylesOf))],
    }
  }
}
