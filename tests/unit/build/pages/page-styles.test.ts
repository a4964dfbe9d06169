import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageStyles } from '../../../../build/pages/page-styles'

async function buildWith(sheets: Readonly<Record<string, string>>) {
  const dist = await mkdtemp(join(tmpdir(), 'styles-'))
  await mkdir(join(dist, 'assets'))
  for (const [name, css] of Object.entries(sheets)) await writeFile(join(dist, 'assets', name), css)
  return { dist, stylesFor: pageStyles(dist), files: Object.keys(sheets).map((name) => `assets/${name}`) }
}

it('leaves the rules of classes out that the HTML has not, and of nothing else', async () => {
  const { stylesFor, files } = await buildWith({
    'a.css': 'a{color:red}.shown{color:red}.gone{color:red}.shown .gone{color:red}[open]>.shown{color:red}',
    'b.css': '.gone,.shown{color:#00f}.shown:hover{color:#00f}@media (width>=1px){.gone{color:#00f}}',
  })
  const { inline } = await stylesFor(files, '<p class="other shown">')
  expect(inline).not.toMatch(/\.gone(?!,)|@media/)
  for (const rule of ['a,', '.shown,', '[open]>.shown', '.shown:hover']) expect(inline).toContain(rule)
})

it('writes all rules into one file in their order, but for the faces and those for paper', async () => {
  const { dist, stylesFor, files } = await buildWith({
    'a.css': '@font-face{font-family:x;src:url(x.woff2)}.one{color:red}@media print{.one{color:#000}}',
    'b.css': '.two{color:red}',
  })
  const { inline, whole } = await stylesFor(files, '<p class="one">')
  expect(inline).toContain('@font-face')
  expect(inline).not.toContain('.two')
  expect(await readFile(join(dist, whole), 'utf8')).toBe('.one{color:red}\n.two{color:red}')
  expect((await stylesFor(files, '<p class="two">')).whole).toBe(whole)
})
