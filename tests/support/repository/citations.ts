import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** What a file says where it points to a row, a page or a heading. */
export type Citation = { file: string; cited: string }

/** The folders that hold text of ours; `bench/` installs packages of its own beside it. */
const folders = ['src', 'build', 'platform', 'tests', 'bench', 'deploy', 'docs']

/** Every file of the repository that is text of ours, as paths from its root. */
export function ourFiles(): string[] {
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return [...readdirSync('.'), ...below]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mjs|scss|html|conf|md)$/.test(file) && !file.includes('/node_modules/'))
}

/** The comments of a file, one after the other; of a page its whole text. */
export function commentsIn(file: string, text: string): string {
  switch (extname(file)) {
    case '.ts':
    case '.tsx':
    case '.mjs':
      return joined(parseSync(file, text).comments.map(({ value }) => value))
    case '.scss':
      return joined(text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g))
    case '.html':
      return joined(text.match(/<!--[\s\S]*?-->/g))
    case '.conf':
      return joined(text.match(/#.*/g))
    default:
      return text
  }
}

const joined = (comments: readonly string[] | null) => (comments ?? []).join('\n')

/** The rows that a text cites, a range by both of its ends. */
export const rowsIn = (text: string): string[] => text.match(/\bR-[A-Z]+-\d+/g) ?? []

/** The pages of ours that a comment names by their path, with the heading where one is given. */
export const pagesIn = (text: string): string[] =>
  text.match(/(?<![\w/.])docs\/[\w/-]+\.md(?:#[\w-]+)?/g) ?? []

/** The files that a page links to, as paths from the repository's root, with the heading where one is given. */
export function linksOf(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.map((link) => (link.startsWith('#') ? page + link : normalize(join(dirname(page), link))))
}

/** Whether a path, with a heading or without, leads anywhere. */
export function leadsSomewhere(link: string): boolean {
  const [path = '', heading] = link.split('#')
  if (!existsSync(path)) return false
  return heading === undefined || headingsOf(readFileSync(path, 'utf8')).includes(heading)
}

/** The headings of a page, as links name them. */
export function headingsOf(page: string): string[] {
  const headings = page.match(/^#+ .+$/gm) ?? []
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
