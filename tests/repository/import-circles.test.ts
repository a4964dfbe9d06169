import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from '../support/repository/imports'

const files = sourceFiles('src')
const fileOf = (path: string) => files.find((file) => file.replace(/\.tsx?$/, '') === path)

/** What each file imports of the site's own, types included. */
const graph = new Map(
  files.map((file) => [
    file,
    [...new Set(importsOf(file).flatMap(({ to }) => fileOf(to.replace(/\.tsx?$/, '')) ?? []))],
  ]),
)

/** The circles of a graph, each once, as the way around it. */
function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const circles = new Set<string>()
  const visit = (node: string, way: readonly string[]) => {
    const from = way.indexOf(node)
    if (from >= 0) circles.add([...way.slice(from), node].join(' → '))
    if (from >= 0 || done.has(node)) return
    for (const next of edges.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of edges.keys()) visit(node, [])
  return [...circles]
}

/** Folders two levels below `src`, such as `src/features/maps`, and what their files import of each other. */
function folderGraph(): Map<string, string[]> {
  const folderOf = (file: string) => file.split('/').slice(0, 3).join('/')
  const edges = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    const others = targets.map(folderOf).filter((folder) => folder !== folderOf(file))
    edges.set(folderOf(file), [...new Set([...(edges.get(folderOf(file)) ?? []), ...others])])
  }
  return edges
}

describe('imports', () => {
  it('are found in circles where there are any', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ])
    expect(circlesIn(edges)).toEqual(['a → b → c → a'])
  })

  it('of files run in no circle, those of types included', () => {
    expect(graph.get('src/app/Root.tsx')).toContain('src/app/routes.tsx')
    expect(circlesIn(graph)).toEqual([])
  })

  it('of folders run in no circle', () => {
    expect(circlesIn(folderGraph())).toEqual([])
  })
})
