import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../folders.mjs'

/** The file of a build that holds the licence texts of all that is in it and not ours. */
export const licenceFile = 'licences.txt'

const worker = ['core', 'routing', 'strategies', 'expiration'].map((name) => `workbox-${name}`)

/** Libraries that the bundler does not see: styles imported by Sass, and those of the service worker. */
const besides = ['bootstrap', ...worker, 'idb']

const packageText = async (name: string) => {
  const folder = join(root, 'node_modules', name)
  const { version, license }: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const text = await readFile(join(folder, 'LICENSE'), 'utf8')
  return `## ${name} - ${version} (${license})\n\n${text.trim()}\n`
}

/** Adds the fonts, and the libraries that Vite does not see, to the licences that it has written. */
export async function completeLicences(dist: string): Promise<void> {
  const file = join(dist, licenceFile)
  const fonts = await readFile(join(root, 'src/fonts/OFL.txt'), 'utf8')
  const bundled = await readFile(file, 'utf8')
  const others = await Promise.all(besides.map(packageText))
  const parts = [bundled.trim(), ...others.map((text) => text.trim()), `## Fonts\n\n${fonts.trim()}`]
  await writeFile(file, `${parts.join('\n\n')}\n`)
}
