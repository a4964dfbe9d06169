import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolders } from '../../../build/folders.mjs'

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** A page of the last build, with what its head says. */
type BuiltPage = ReturnType<typeof readPage>

function readPage(dist: string, file: string) {
  const html = readFileSync(join(dist, file), 'utf8')
  const first = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1]
    return found === undefined ? undefined : unescaped(found)
  }
  return {
    file,
    html,
    title: first(/<title>([^<]*)<\/title>/) ?? '',
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    /** The content of a `meta` element by its name or property. */
    content: (name: string) => first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
    /** The file of the build at an absolute address of the site. */
    fileAt: (address: string) => join(dist, new URL(address).pathname),
  }
}

/** Every page of the last build, `404.html` and the general listing included. */
export function builtPages(): BuiltPage[] {
  const { dist } = buildFolders()
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(dist, file))
}
