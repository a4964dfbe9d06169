import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faces, fontFolder, originalFile, preloadedFonts } from '../../../../build/fonts/faces.mjs'
import { openFont } from '../../../../build/fonts/shaping.mjs'

const sizeOf = (file: string) => statSync(fontFolder + file).size
const latin = ['fraunces-display-latin.woff2', 'figtree-latin.woff2']

describe('Fonts of Hindi and Kannada', () => {
  it.each(faces.filter(({ weight }) => !weight))(
    '$file sets every word as its original does: `npm run fonts` cuts it anew for new words',
    async ({ file, original, texts }) => {
      const [font, whole] = await Promise.all([openFont(fontFolder + file), openFont(originalFile(original))])
      expect(texts().filter((text) => font.drawn(text) !== whole.drawn(text))).toEqual([])
    },
  )

  it.each(faces)('$file has every character of its words', async ({ file, texts }) => {
    const { characters } = await openFont(fontFolder + file)
    const lacking = Array.from(new Set(texts().join(''))).filter(
      (one) => !characters.has(one.codePointAt(0) ?? 0),
    )
    expect(lacking).toEqual([])
  })

  it.each([
    ['hi', 'name-kn.woff2'],
    ['kn', 'name-hi.woff2'],
  ])('A page of %s loads at most 110 KB of fonts', (code, otherName) => {
    const files = [...latin, ...preloadedFonts(code), otherName]
    expect(files).toHaveLength(5)
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(110_000)
  })

  it('The names of the switch cost an English page at most 3.5 KB', () => {
    expect(sizeOf('name-hi.woff2') + sizeOf('name-kn.woff2')).toBeLessThanOrEqual(3_500)
  })
})
