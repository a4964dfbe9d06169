import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { builtPages } from '../support/repository/built-pages'

const origin = 'http://localhost:4173'

test('every page shows itself in a picture of 1200 × 630 and at most 100 KB, and says what it shows', async () => {
  for (const { file, content, fileAt } of builtPages()) {
    const address = content('og:image')
    expect(address?.startsWith(`${origin}/assets/previews/`), file).toBe(true)
    const picture = fileAt(address ?? '')
    expect(existsSync(picture), file).toBe(true)
    expect(statSync(picture).size, file).toBeLessThanOrEqual(100 * 1024)

    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }, file).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(content('og:image:width')).toBe('1200')
    expect(content('og:image:height')).toBe('630')
    expect(content('og:image:type')).toBe('image/png')
    expect(content('og:image:alt')?.length, file).toBeGreaterThan(10)
    expect(content('twitter:card')).toBe('summary_large_image')
  }
})

test('each page that is meant to be found has a picture of its own', () => {
  const pages = builtPages().filter(
    ({ canonical, file }) => canonical && !/^(?:..\/)?collections\/index/.test(file),
  )
  const pictures = pages.map(({ content, fileAt }) =>
    readFileSync(fileAt(content('og:image') ?? '')).toString('base64'),
  )
  expect(pages.length).toBeGreaterThan(90)
  // That of a product without an MRP says the same in every language: a name, a price, a jar.
  const words = pages.filter(({ file }) => !/products\/\w+\//.test(file))
  expect(new Set(pictures).size).toBeGreaterThan(words.length)
  const ofWords = words.map(({ content }) => content('og:image'))
  expect(new Set(ofWords).size).toBe(words.length)
})

test('the words are drawn, and the drawing beside them', async () => {
  const [page] = builtPages().filter(({ file }) => file.endsWith('HNY-MUSTARD/index.html'))
  const picture = sharp(page?.fileAt(page.content('og:image') ?? ''))
  const inkOf = async (left: number, top: number, width: number, height: number) => {
    const { data } = await picture
      .clone()
      .extract({ left, top, width, height })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.filter((light) => light < 120).length / data.length
  }
  expect(await inkOf(72, 250, 540, 170)).toBeGreaterThan(0.03) // its name
  expect(await inkOf(72, 455, 150, 60)).toBeGreaterThan(0.03) // its price
  expect(await inkOf(660, 80, 540, 500)).toBeGreaterThan(0.02) // the jar
})
