import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../src/config/languages'
import { dataBlock } from './html-head'
import type * as prerenderEntry from './prerender-entry'
import type { RenderedPage } from './prerender-entry'
import { pageStyles } from './styles/page-styles'

/** React hoists image preloads to the start of what it renders; a page's head is their place. */
const leadingLinks = /^(?:<link [^>]*>)+/

type PageFillerOptions = {
  dist: string
  configUrl: string
  integrity: ReadonlyMap<string, string>
  /** Scripts that run before the first paint. */
  first: readonly string[]
  /** The script that the site starts with, after it. */
  start: string
  prerenderer: typeof prerenderEntry
}

type FilledPage = Pick<RenderedPage, 'html' | 'data'> & {
  headLines: string
  language: Language
  scripts: readonly string[]
  styles: readonly string[]
}

/** Makes the function that puts a page's HTML together from the bundler's template and what was rendered. */
export function pageFiller(options: PageFillerOptions) {
  const { dist, configUrl, integrity, first, start, prerenderer } = options
  const { laterScriptsId, pageDataId, startScriptId } = prerenderer
  const stylesFor = pageStyles(dist)
  // Disabled links tell the loader of lazy chunks that these styles are inlined. They stand in a
  // template: browsers that scan ahead would fetch them before the picture.
  const styleMarks = (files: readonly string[]) =>
    files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
  const preloads = (files: readonly string[]) =>
    files
      .map(
        (file) =>
          `<link rel="modulepreload"${file === start ? ` id="${startScriptId}"` : ''} href="/${file}"${integrity.get(file) ?? ''} fetchpriority="low">`,
      )
      .join('')

  return async (template: string, page: FilledPage): Promise<string> => {
    const { html, data, headLines, language, scripts, styles } = page
    const links = html.match(leadingLinks)?.[0] ?? ''
    const later = scripts.filter((file) => !first.includes(file))
    const frame = withIntegrity(withoutBuildLinks(template), integrity)
      .replace(/<html lang="[^"]*"/, `<html lang="${language.locale}"`)
      .replace('<!--app-->', () => html.slice(links.length))
    const { inline, whole } = await stylesFor(styles, frame)
    const afterPaint = [
      `<link rel="stylesheet" href="/${whole}" fetchpriority="low">${styleMarks(styles)}`,
      `<link rel="preload" href="${configUrl}" as="fetch" crossorigin fetchpriority="low">`,
      preloads(later),
    ]
    const head = [
      headLines,
      links,
      // One element makes one hash in the page's policy. Map pages name no hash, since Google's map
      // writes styles.
      `<style>${inline}</style>`,
      preloads(first),
      `<template id="${laterScriptsId}">${afterPaint.join('')}</template>`,
    ]
    const withoutScripts = `<noscript><link rel="stylesheet" href="/${whole}"></noscript>`
    const dataHtml = dataBlock(data, `type="application/json" id="${pageDataId}"`)
    return frame
      .replace('<!--head-->', () => head.filter(Boolean).join('\n    '))
      .replace(/(?=\s*<\/body>)/, () => dataHtml + withoutScripts)
  }
}

/** The style sheets and preloads that the bundler wrote into the template: each page gets its own. */
const withoutBuildLinks = (template: string) =>
  template.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')

/**
 * The `integrity` attribute: a browser runs the script as it was built, or not at all. Only for the
 * scripts that begin everything: one for each would add half a kilobyte to every page.
 */
export async function integrityOf(
  dist: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const attributeOf = async (file: string) => {
    const hash = createHash('sha256').update(await readFile(join(dist, file)))
    return [file, ` integrity="sha256-${hash.digest('base64')}"`] as const
  }
  return new Map(await Promise.all(files.map(attributeOf)))
}

const withIntegrity = (html: string, integrity: ReadonlyMap<string, string>) =>
  html.replace(/<script\b[^>]* src="\/([^"]+)"/g, (tag, file: string) => `${tag}${integrity.get(file) ?? ''}`)
