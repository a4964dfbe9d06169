import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pageStyles } from '../../../../../build/pages/styles/page-styles'

async function buildWith(sheets: Readonly<Record<string, string>>) {
  const dist = await mkdtemp(join(tmpdir(), 'styles-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'assets'))
  for (const [name, css] of Object.entries(sheets)) await writeFile(join(dist, 'assets', name), css)
  return { dist, stylesFor: pageStyles(dist), files: Object.keys(sheets).map((name) => `assets/${name}`) }
}

it('inlines what the HTML shows, of all sheets in their order', async () => {
  const { stylesFor, files } = await buildWith({
    'a.css': '.shown{color:red}.gone{color:red}',
    'b.css': '.gone,.shown{color:#00f}',
  })
  const { inline } = await stylesFor(files, '<p class="other shown">')
  expect(inline).toBe('.shown{color:red;color:#00f}'.replace('color:red;', ''))
})

it('writes all rules into one file in their order, but for the faces; those for paper stand in it alone', async () => {
  const { dist, stylesFor, files } = await buildWith({
    'a.css': '@font-face{font-family:x;src:url(x.woff2)}.one{color:red}@media print{.one{color:#000}}',
    'b.css': '.two{color:red}',
  })
  const { inline, whole } = await stylesFor(files, '<p class="one">')
  expect(inline).toMatch(/^@font-face\{font-family:x[^@]*$/)
  expect(inline).not.toContain('.two')
  expect(inline).not.toContain('print')
  expect(await readFile(join(dist, whole), 'utf8')).toBe(
    '.one{color:red}@media print{.one{color:#000}}\n.two{color:red}',
  )
  expect((await stylesFor(files, '<p class="two">')).whole).toBe(whole)
})
