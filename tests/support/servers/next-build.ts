import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withStylePolicy } from '../../../build/hosts/content-policies'
import { writeSecurityHeaders } from '../../../build/hosts/write-headers'

/** A build, and the files for nginx that belong to it. */
export type Build = { dist: string; headers: string }

const policyOfPage = /<meta http-equiv="Content-Security-Policy"[^>]*>\s*/
const integrity = /((?:src|href)="\/(assets\/[^"]+)"[^>]* integrity=")sha256-[^"]+/g

/**
 * Makes of a build what the next release would be: each script, style and picture under a new name, each page with other
 * inlined styles.
 * @param folder where it is made
 */
export async function nextBuild(build: Build, folder: string): Promise<Build> {
  const dist = join(folder, 'dist')
  const headers = join(folder, 'headers')
  cpSync(build.dist, dist, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) })
  const assets = new Set(readdirSync(join(dist, 'assets')))
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css|json)$/.test(name)) continue
    const text = readFileSync(join(dist, name), 'utf8')
    const renamed = text.replace(/[\w.-]+\.\w+/g, (word) => (assets.has(word) ? `next-${word}` : word))
    if (renamed !== text) writeFileSync(join(dist, name), renamed)
  }
  for (const name of assets) renameSync(join(dist, 'assets', name), join(dist, 'assets', `next-${name}`))
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) restyle(dist, name)
  await writeSecurityHeaders(dist, headers)
  return { dist, headers }
}

function restyle(dist: string, page: string): void {
  const html = readFileSync(join(dist, page), 'utf8')
    .replace('<style>', '<style>.of-the-next-release{color:red}')
    .replace(integrity, (_, tag: string, file: string) => `${tag}sha256-${hashOf(join(dist, file))}`)
  const own = policyOfPage.test(html) ? withStylePolicy(html.replace(policyOfPage, '')) : html
  writeFileSync(join(dist, page), own)
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64')
