import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pageCards } from '@/content/en/head/link-previews'
import { stationDrawing } from '@/content/pictures'
import { previewMaker, svgFinder } from '../../../../build/previews/pictures'

const svgOf = svgFinder(true)

describe('the drawing of a preview', () => {
  const drawn = Object.values(pageCards).flatMap(({ preview }) =>
    preview.kind === 'page' ? preview.picture.src : [],
  )

  it.each(drawn)('%s is found', (address) => {
    expect(svgOf(address)).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
  })

  it('is one of a sprite where its address names a view, and none where the sprite has no such view', () => {
    const [field, plant] = ['field', 'plant'].map((view) => svgOf(stationDrawing(view).src))
    expect(field).toMatch(/^<svg [^>]*viewBox="0 0 300 200">.*<\/svg>$/)
    expect(field).not.toContain('<view')
    expect(plant).not.toBe(field)
    expect(svgOf(stationDrawing('moon').src)).toBeUndefined()
  })

  it.each(['f.eld', '(', '(([\\s\\S]+)+)+='])('is none where no view can be called so: %s', (view) => {
    expect(svgOf(stationDrawing(view).src)).toBeUndefined()
  })

  it("is one of the local platform's where that is the back end, and none of another address", () => {
    const product = '/platform/pictures/services/pollination-mustard.svg'
    expect(svgOf(product)).toContain('<svg')
    expect(svgFinder(false)(product)).toBeUndefined()
    expect(svgOf('https://elsewhere.example/images/hero.svg')).toBeUndefined()
    expect(svgOf('/images/../package.json')).toBeUndefined()
  })
})

it('a picture that cannot be drawn is named', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'previews-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const makePreview = await previewMaker(dist, {
    siteName: 'Hivefield',
    svgOf: () => '<svg viewBox="0 0 9 9"><use xlink:href="#a"/></svg>',
  })
  const product = { name: 'Honey', collection: '', price: '₹1', mrp: '', image: '/images/a.svg', alt: '' }
  await expect(makePreview({ kind: 'product', ...product }, 'HNY-1')).rejects.toThrow(
    /^The preview 'HNY-1' cannot be drawn: .*xlink/,
  )
})
