import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** One import as it stands in a file; `to` is a path from the repository's root, or a package's name. */
export type Import = { from: string; to: string; typeOnly: boolean }

type Node = { type?: string; source?: Node; value?: unknown; importKind?: string; exportKind?: string }

/** Every source file below a folder, as paths from the repository's root. */
export function sourceFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file))
    .sort()
}

/** All imports of a file: at its top, on demand, re-exported, and within types. */
export function importsOf(file: string): Import[] {
  const found: Import[] = []
  const visit = (value: unknown, withinType: boolean) => {
    if (Array.isArray(value)) for (const item of value) visit(item, withinType)
    if (typeof value !== 'object' || value === null) return
    const node: Node = value
    const typeOnly =
      withinType || node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
    const source = node.source?.value
    if (typeof source === 'string') found.push({ from: file, to: resolved(file, source), typeOnly })
    for (const child of Object.values(node)) visit(child, typeOnly)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body, false)
  return found
}

/** `@/x`, `@content/x` and `./x` become paths from the root, a package keeps its name alone. */
function resolved(file: string, source: string): string {
  if (source.startsWith('@content/')) return `src/content/en/${source.slice('@content/'.length)}`
  if (source.startsWith('@/')) return `src/${source.slice(2)}`
  if (source.startsWith('.')) return normalize(join(dirname(file), source))
  return source.startsWith('@') ? source.split('/').slice(0, 2).join('/') : (source.split('/')[0] ?? source)
}
