import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { LinkPreview } from '../../src/content/link-previews'
import { root } from '../folders.mjs'
import { type Drawings, drawPreview, previewSize } from './draw'
import { openLettering } from './lettering'

/** A preview picture of the build. */
export type PreviewPicture = { path: string; width: number; height: number; type: 'image/png' }

/** Pictures made once are kept: a build draws only what has changed since. */
const cache = `${root}node_modules/.cache/previews`

/** Below the folder whose files are named by what is in them, and kept by browsers for ever. */
const folder = 'assets/previews'

/** Few colours, flat: as a PNG with a palette it is lighter than as a JPEG, and its edges stay sharp. */
const settings = { palette: true, colours: 128, dither: 0 }

/** What makes another PNG of the same SVG. */
const maker = `${sharp.versions.sharp} ${JSON.stringify(settings)}`

/**
 * Makes the preview pictures of a build.
 * @param dist where they are written
 * @returns draws one and writes it, unless an earlier build has left it
 */
export async function previewMaker(
  dist: string,
  drawings: Drawings,
): Promise<(preview: LinkPreview, slug: string) => Promise<PreviewPicture>> {
  const lettering = await openLettering()
  await mkdir(join(dist, folder), { recursive: true })
  await mkdir(cache, { recursive: true })

  return async (preview, slug) => {
    const svg = drawPreview(preview, lettering, drawings)
    const hash = createHash('sha256').update(`${maker} ${svg}`).digest('hex')
    const kept = join(cache, `${hash.slice(0, 32)}.png`)
    if (!existsSync(kept)) await draw(svg, kept)
    const name = `${folder}/${slug}-${hash.slice(0, 8)}.png`
    await copyFile(kept, join(dist, name))
    return { path: `/${name}`, ...previewSize, type: 'image/png' }
  }
}

async function draw(svg: string, file: string): Promise<void> {
  const png = await sharp(Buffer.from(svg)).flatten().png(settings).toBuffer()
  // A build beside this one gets it whole or not at all.
  await writeFile(`${file}.${process.pid}`, png)
  await rename(`${file}.${process.pid}`, file)
}

/** The SVG at an address of the site: a drawing of ours in the build or, where the local platform serves it, one of its own. */
export const svgFinder = (dist: string, isLocal: boolean) => (address: string) => {
  const ofSite = /^\/(images\/[a-z0-9/-]+\.svg)$/.exec(address)?.[1]
  const ofPlatform = /^\/platform\/(pictures\/[a-z0-9/-]+\.svg)$/.exec(address)?.[1]
  const file = ofSite ? join(dist, ofSite) : isLocal && ofPlatform ? `${root}platform/${ofPlatform}` : ''
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
