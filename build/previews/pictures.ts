import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { LinkPreview } from '../../src/content/en/head/link-previews'
import { inputHash, madeOnce } from '../build-cache'
import { root } from '../folders.mjs'
import { type Drawings, drawPreview, previewSize } from './draw'
import { fontFiles, openLettering } from './lettering'

/** A preview picture of the build. */
export type PreviewPicture = { path: string; width: number; height: number; type: 'image/png' }

/** Below the folder whose files are named by what is in them, and cached by browsers for ever. */
const folder = 'assets/previews'

/** Few colours, flat: as a PNG with a palette it is lighter than as a JPEG, and its edges stay sharp. */
const settings = { palette: true, colours: 128, dither: 0 }

/** All that draws: other rules, another face or another tool make other pictures. */
function makerHash(): string {
  const drawers = `${root}build/previews/`
  const rules = readdirSync(drawers).sort()
  const files = [
    ...rules.map((name) => drawers + name),
    ...['domain/format/letters', 'drawing/honey-tones'].map((name) => `${root}src/${name}.ts`),
    ...fontFiles,
    `${root}node_modules/harfbuzzjs/package.json`,
  ]
  const texts = files.map((file) => readFileSync(file))
  return inputHash(sharp.versions.sharp, JSON.stringify(settings), ...texts)
}

/** The drawing that a preview shows beside its words. */
function drawingOf(preview: LinkPreview, { svgOf }: Drawings): string {
  if (preview.kind === 'listing') return ''
  return svgOf(preview.kind === 'page' ? preview.picture.src : preview.image) ?? ''
}

/**
 * Makes the preview pictures of a build.
 * @param dist where they are written
 * @returns draws one and writes it; one that an earlier build has drawn is taken from the cache, and no font is opened for it
 */
export async function previewMaker(
  dist: string,
  drawings: Drawings,
): Promise<(preview: LinkPreview, slug: string) => Promise<PreviewPicture>> {
  const maker = makerHash()
  let opening: ReturnType<typeof openLettering> | undefined
  await mkdir(join(dist, folder), { recursive: true })

  return async (preview, slug) => {
    const input = inputHash(maker, drawings.siteName, JSON.stringify(preview), drawingOf(preview, drawings))
    const png = await madeOnce('previews', input, async () => {
      opening ??= openLettering()
      const svg = drawPreview(preview, await opening, drawings)
      const picture = sharp(Buffer.from(svg)).flatten().png(settings)
      return picture.toBuffer().catch((cause: Error) => {
        throw new Error(`The preview '${slug}' cannot be drawn: ${cause.message}`, { cause })
      })
    })
    const name = `${folder}/${slug}-${input.slice(0, 8)}.png`
    await writeFile(join(dist, name), png)
    return { path: `/${name}`, ...previewSize, type: 'image/png' }
  }
}

/** The SVG at an address of the site, as it was drawn: one of ours or, where the local platform serves it, one of its own. */
export const svgFinder = (isLocal: boolean) => (address: string) => {
  const [path = '', view] = address.split('#')
  const ofSite = /^\/(images\/[a-z0-9/-]+\.svg)$/.exec(path)?.[1]
  const ofPlatform = isLocal && /^\/(platform\/pictures\/[a-z0-9/-]+\.svg)$/.exec(path)?.[1]
  const file = (ofSite && `public/${ofSite}`) || ofPlatform || ''
  if (!file || !existsSync(root + file)) return undefined
  const svg = readFileSync(root + file, 'utf8')
  return view ? drawingOfView(svg, view) : svg
}

/** A drawing of a sprite, which stands behind its view (public/images/README.md). The name of the view may come from the catalogue. */
const drawingOfView = (sprite: string, view: string) =>
  /^[\w-]+$/.test(view)
    ? new RegExp(`<view id="${view}"[^>]*>\\s*(<svg[\\s\\S]*?</svg>)`).exec(sprite)?.[1]
    : undefined
