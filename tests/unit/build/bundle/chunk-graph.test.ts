import { describe, expect, it } from 'vitest'
import { type BrowserBuild, readChunkGraph, readLazyStyles } from '../../../../build/bundle/chunk-graph'
import { root } from '../../../../build/folders.mjs'

/** A file of scripts as the bundler tells of it: what it was made of, what it imports, its style sheets. */
const chunk = (
  name: string,
  sources: string[],
  imports: string[] = [],
  sheets: string[] = [],
  lazyParts: string[] = [],
) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  moduleIds: sources.map((source) => `${root}${source}`),
  imports: imports.map((other) => `assets/${other}.js`),
  dynamicImports: lazyParts.map((other) => `assets/${other}.js`),
  viteMetadata: { importedCss: new Set(sheets.map((sheet) => `assets/${sheet}.css`)) },
})
const sheet = (name: string, source: string) => ({ type: 'asset', fileName: `assets/${name}.css`, source })

const build = {
  output: [
    chunk('frame', ['src/app/start.tsx']),
    chunk(
      'listing',
      ['src/pages/ListingPage.tsx', 'src/pages/Layout.tsx'],
      ['frame', 'rules'],
      ['listing'],
      ['drawer'],
    ),
    chunk('rules', ['src/domain/price/price.ts'], ['frame'], ['rules']),
    chunk('drawer', ['src/features/Drawer.tsx'], ['listing'], ['drawer']),
    sheet('listing', '._list{color:red}'),
    sheet('rules', '.rule{color:red}'),
    sheet('drawer', '._drawer{color:red}._field{color:blue}'),
    sheet('print', '._drawer{display:none}'),
  ],
} as unknown as BrowserBuild

describe('the files that a page needs', () => {
  const filesOf = readChunkGraph(build)

  it('are those that hold its modules, each after what it imports and none twice', () => {
    expect(filesOf(['src/pages/ListingPage.tsx', 'src/app/start.tsx'])).toEqual({
      scripts: ['assets/frame.js', 'assets/rules.js', 'assets/listing.js'],
      styles: ['assets/rules.css', 'assets/listing.css'],
    })
  })

  it('are found by any module of a file that several pages share', () => {
    expect(filesOf(['src/pages/Layout.tsx'])).toEqual(filesOf(['src/pages/ListingPage.tsx']))
  })

  it('has the style sheets of a lazy part that it shows right away, and not its scripts', () => {
    const withDrawer = readChunkGraph(build, ['src/features/Drawer.tsx'])
    expect(withDrawer(['src/pages/ListingPage.tsx'])).toEqual({
      ...filesOf(['src/pages/ListingPage.tsx']),
      styles: ['assets/rules.css', 'assets/listing.css', 'assets/drawer.css'],
    })
    expect(withDrawer(['src/domain/price/price.ts'])).toEqual(filesOf(['src/domain/price/price.ts']))
  })

  it('are missed aloud: a module that is nowhere stops the build', () => {
    expect(() => filesOf(['src/pages/Gone.tsx'])).toThrow('The build has no chunk for src/pages/Gone.tsx.')
  })
})

it('a lazy part that the HTML shows already brings its style sheet', () => {
  const stylesOf = readLazyStyles(build)
  expect(stylesOf('<form class="wrap _field">')).toEqual(['assets/drawer.css'])
  expect(stylesOf('<p class="rule">')).toEqual([])
})
