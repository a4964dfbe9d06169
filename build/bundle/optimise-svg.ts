import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, optimize, VERSION } from 'svgo'
import { inputHash, madeOnce } from '../build-cache'

/**
 * SVGO's preset with exceptions: `viewBox` stays, since it gives a picture its proportions; ids
 * stay, since pages name the views of a sprite; lines without length stay, since with round ends they are
 * the dots of our flowers.
 */
const settings: Config = {
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { cleanupIds: { remove: false }, convertPathData: { removeUseless: false } } },
    },
  ],
}

const maker = `svgo ${VERSION} ${JSON.stringify(settings)}`

/**
 * Makes every SVG picture of a finished build smaller without changing what it shows. Those in
 * `public/` stay as drawn.
 */
export async function optimiseSvg(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    const file = join(dist, name)
    // Notes for those who draw lie beside the drawings; a build leaves them out.
    if (name.endsWith('.md')) await rm(file)
    if (!name.endsWith('.svg')) continue
    const drawn = await readFile(file, 'utf8')
    const optimised = () => Buffer.from(optimize(drawn, { ...settings, path: file }).data)
    const data = String(await madeOnce('drawings', inputHash(maker, drawn), optimised))
    if (data.length < drawn.length) await writeFile(file, data)
  }
}
