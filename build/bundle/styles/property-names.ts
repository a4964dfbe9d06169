import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from '../../folders.mjs'

/** A custom property, or another name with dashes in front, as anchors and timelines have. */
const dashedName = /(?<![\w-])--[a-z][\w-]*/g

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const nameAt = (place: number): string =>
  (place < letters.length ? '' : nameAt(Math.floor(place / letters.length) - 1)) +
  letters.charAt(place % letters.length)

/**
 * A short name for each custom property of the site's style sheets, the shortest for those that
 * stand there most often. What a script names keeps its name, and so does what a package brings.
 */
export function shortNames(styles: string, scripts: string): ReadonlyMap<string, string> {
  const kept = new Set(scripts.match(dashedName))
  const counts = new Map<string, number>()
  for (const name of styles.match(dashedName) ?? [])
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  )
  return new Map(names.map((name, place) => [name, `--${nameAt(place)}`]))
}

/** A style sheet with these names in place of its own. */
export const withNames = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(dashedName, (name) => names.get(name) ?? name)

function sourceText(extension: RegExp): string {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => extension.test(file))
    .map((file) => readFileSync(`${root}src/${file}`, 'utf8'))
    .join('\n')
}

/**
 * Shortens the names of custom properties in a build: they stand some 500 times in the styles of
 * a page's HTML (docs/decisions/0032-shorter-styles.md).
 */
export function shortenPropertyNames(): Plugin {
  let names: ReadonlyMap<string, string> | undefined
  return {
    name: 'hivefield:property-names',
    apply: 'build',
    sharedDuringBuild: true, // or each language would read all of `src/`
    // Behind Sass and the lettering, whose sheets are CSS by now.
    transform: {
      filter: { id: /\.scss(?:\?|$)/ },
      handler(css) {
        names ??= shortNames(sourceText(/\.scss$/), sourceText(/\.tsx?$/))
        return { code: withNames(css, names), map: null }
      },
    },
  }
}
