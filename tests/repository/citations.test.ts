import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../build/checks/requirement-list.mjs'
import {
  type Citation,
  commentsIn,
  headingsOf,
  leadsSomewhere,
  linksOf,
  ourFiles,
  pagesIn,
  rowsIn,
} from '../support/repository/citations'

const files = ourFiles().map((file) => {
  const text = readFileSync(file, 'utf8')
  return { file, text, comments: commentsIn(file, text) }
})
const sources = files.filter(({ file }) => !file.endsWith('.md'))
const pages = files.filter(({ file }) => file.endsWith('.md'))

/** Written apart, so that this file is not found by what it looks for. */
const elsewhere = new RegExp(
  `\\b(?:${['SPEC', 'CONTRACT', 'DESIGN', 'EXAMPLES'].join('|')})\\b|${'REQUIREMENTS'}\\.md`,
)

const told = ({ file, cited }: Citation) => `${file}: ${cited}`

describe('a citation', () => {
  it('is looked for in every file', () => {
    expect(sources.length).toBeGreaterThan(400)
    expect(sources.flatMap(({ comments }) => rowsIn(comments)).length).toBeGreaterThan(300)
    expect(sources.flatMap(({ comments }) => pagesIn(comments)).length).toBeGreaterThan(10)
  })

  it('of a row leads to the row', () => {
    const rows = readRows()
    const lost = files.flatMap(({ file, comments }) =>
      rowsIn(comments)
        .filter((row) => !rows.has(row))
        .map((cited) => ({ file, cited })),
    )
    expect(lost.map(told)).toEqual([])
  })

  it('of a page leads to the page, and to its heading', () => {
    const lost = files.flatMap(({ file, comments }) =>
      pagesIn(comments)
        .filter((page) => !leadsSomewhere(page))
        .map((cited) => ({ file, cited })),
    )
    expect(lost.map(told)).toEqual([])
  })

  it('on a page leads to a file, and to its heading', () => {
    const lost = pages.flatMap(({ file, text }) =>
      linksOf(file, text)
        .filter((link) => !leadsSomewhere(link))
        .map((cited) => ({ file, cited })),
    )
    expect(lost.map(told)).toEqual([])
  })

  it('never leads out of the repository', () => {
    const lost = files
      .filter(({ file }) => file !== 'CHANGELOG.md')
      .flatMap(({ file, comments }) =>
        comments
          .split('\n')
          .filter((line) => elsewhere.test(line))
          .map((line) => ({ file, cited: line.trim() })),
      )
    expect(lost.map(told)).toEqual([])
  })
})

describe('a citation is found', () => {
  const row = 'R-' + 'GEN-01'

  it.each([
    ['a.ts', `const path = '**/x' // ${row}`],
    ['a.tsx', `const part = <p>{/* ${row} */}</p>`],
    ['a.scss', `.a {\n  color: red; // ${row}\n}`],
    ['a.html', `<!-- ${row} --><p>no</p>`],
    ['a.conf', `listen 80; # ${row}`],
    ['a.md', `As ${row} says.`],
  ])('in %s', (file, text) => {
    expect(rowsIn(commentsIn(file, text))).toEqual([row])
  })

  it('in comments alone', () => {
    expect(rowsIn(commentsIn('a.ts', `const name = '// ${row}'`))).toEqual([])
    expect(rowsIn(commentsIn('a.scss', `.a {\n  background: url('https://a.example/${row}');\n}`))).toEqual(
      [],
    )
  })

  it('with its heading', () => {
    expect(pagesIn('as docs/back-end.md#odd-texts, or docs/decisions/0001-router.md.')).toEqual([
      'docs/back-end.md#odd-texts',
      'docs/decisions/0001-router.md',
    ])
    expect(headingsOf('# One page\n\n## What’s `here`, and why?\n')).toEqual([
      'one-page',
      'whats-here-and-why',
    ])
    expect(leadsSomewhere('docs/back-end.md#odd-texts')).toBe(true)
    expect(leadsSomewhere('docs/back-end.md#odd')).toBe(false)
    expect(leadsSomewhere('docs/front-end.md')).toBe(false)
  })
})
