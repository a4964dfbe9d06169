import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { buildFolders } from '../../build/folders.mjs'

const { dist } = buildFolders()

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name))
const texts = files.filter((file) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file))

test.describe('the files of a build', () => {
  test('lie beside a .br and a .gz of the same content, where there is something to save', () => {
    const large = texts.filter((file) => statSync(file).size >= 200 && file !== join(dist, 'config.json'))
    expect(large.length).toBeGreaterThan(100)
    const others = large.filter((file) => {
      const content = readFileSync(file)
      const copies = [
        brotliDecompressSync(readFileSync(`${file}.br`)),
        gunzipSync(readFileSync(`${file}.gz`)),
      ]
      return !copies.every((copy) => copy.equals(content))
    })
    expect(others).toEqual([])
  })

  test('lie there alone where they may be edited, as the configuration file may', () => {
    // R-GEN-11
    expect(files.filter((file) => /config[^/]*\.json/.test(file))).toEqual([join(dist, 'config.json')])
  })

  test('are sent as they are when they are tiny, or no text', () => {
    const known = new Set(texts)
    const compressed = files
      .filter((name) => /\.(?:br|gz)$/.test(name))
      .map((name) => name.replace(/\.(?:br|gz)$/, ''))
    expect(compressed.filter((file) => !known.has(file) || statSync(file).size < 200)).toEqual([])
  })

  test('hold no notes of those who made them', () => {
    expect(files.filter((file) => /\.(?:md|map|ts|tsx|scss)$/.test(file))).toEqual([])
    expect(existsSync(join(dist, '.vite'))).toBe(false)
  })
})

/** Which part of two SVG pictures looks different, from 0 to 1: more than soft edges do, drawn 240 px wide on white. */
async function difference(page: Page, drawn: string, built: string): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
          await image.decode()
          const canvas = new OffscreenCanvas(240, Math.round((240 * image.height) / image.width) || 240)
          const context = canvas.getContext('2d')
          if (!context) throw new Error('No canvas.')
          context.fillStyle = 'white'
          context.fillRect(0, 0, canvas.width, canvas.height)
          context.drawImage(image, 0, 0, canvas.width, canvas.height)
          return context.getImageData(0, 0, canvas.width, canvas.height).data
        }),
      )
      const [one = [], other = []] = pixels
      if (one.length === 0 || one.length !== other.length) return 1
      let different = 0
      for (let at = 0; at < one.length; at += 1) {
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 32) different += 1
      }
      return different / one.length
    },
    [drawn, built],
  )
}

test('the drawings of a build show what was drawn', async ({ page }) => {
  await page.goto('about:blank')
  const names = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  )
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    const drawn = readFileSync(join('public/images', name), 'utf8')
    const built = readFileSync(join(dist, 'images', name), 'utf8')
    expect(built, name).toContain('viewBox=')
    expect(await difference(page, drawn, built), name).toBeLessThan(0.001)
  }
})
