import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import { type Language, type LanguageCode, languages, rootLanguage } from '../../src/config/languages'
import { allEnded } from '../all-ended'
import type { BrowserBuild } from '../bundle/chunk-graph'
import { root } from '../folders.mjs'

/**
 * One language of a build: what the bundler made of the site for browsers, its HTML, and its build
 * for Node.
 */
export type LanguageBuild = {
  language: Language
  bundle: BrowserBuild
  /** `index.html` as the bundler wrote it. */
  template: string
  prerenderFolder: string
}

/** Importers name no language: `@content/site/legal` is that file of the language of the build. */
const contentAlias = '@content/'

/**
 * Names of the bundler's environments; the root's language has the usual ones, which the
 * development server knows.
 */
const environmentName = (kind: 'client' | 'ssr', code: LanguageCode) =>
  code === rootLanguage.code ? kind : `${kind}_${code}`

/**
 * The language that an environment of the bundler is for.
 * @param served that of the environments of the development server
 */
export const languageOf = ({ name }: { name: string }, served: LanguageCode): LanguageCode =>
  (/_(\w+)$/.exec(name)?.[1] as LanguageCode | undefined) ?? served

/** Whether an environment of the bundler is one for browsers, whatever its language. */
export const isForBrowsers = ({ name }: { name: string }) => /^client(?:_|$)/.test(name)

/** Resolves content to that of the language that is built; `served` is the one of the development server. */
export function contentOfLanguage(served: LanguageCode): Plugin {
  return {
    name: 'hivefield:content',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${contentAlias}`) },
      handler(source, importer, options) {
        const code = languageOf(this.environment, served)
        const file = `${root}src/content/${code}/${source.slice(contentAlias.length)}`
        return this.resolve(file, importer, { ...options, skipSelf: true })
      },
    },
  }
}

/** Where the files of a language's builds lie while they are made. */
type Work = { dist: string; prerender: string; folder: string }

const distOf = (work: Work, code: LanguageCode) =>
  code === rootLanguage.code ? work.dist : join(work.folder, code)

const prerenderOf = (work: Work, code: LanguageCode) => join(work.prerender, code)

/** The bundler's environments for a language, one for browsers and one for Node. */
export function environmentsOf(
  code: LanguageCode,
  work: Work,
  client: EnvironmentOptions['build'],
): Record<string, EnvironmentOptions> {
  const define = { __LANGUAGE__: JSON.stringify(code) }
  const isRoot = code === rootLanguage.code
  return {
    [environmentName('client', code)]: {
      consumer: 'client',
      define,
      build: {
        ...client,
        outDir: distOf(work, code),
        copyPublicDir: isRoot,
        rolldownOptions: {
          ...client?.rolldownOptions,
          // Pages name the start by its file (src/main.ts).
          input: [`${root}index.html`, `${root}src/app/start.tsx`],
          preserveEntrySignatures: 'allow-extension',
        },
      },
    },
    [environmentName('ssr', code)]: {
      consumer: 'server',
      define,
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: prerenderOf(work, code),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: `${root}build/pages/prerender-entry.tsx` },
      },
    },
  }
}

/**
 * Bundles every language, side by side. Files that are the same in several have the same name, and
 * stand in `dist` once.
 */
export async function buildLanguages(
  { environments, build }: ViteBuilder,
  codes: readonly LanguageCode[],
  work: Work,
): Promise<LanguageBuild[]> {
  const environmentOf = (kind: 'client' | 'ssr', code: LanguageCode) => {
    const environment = environments[environmentName(kind, code)]
    if (!environment) throw new Error(`Both the site and its prerenderer must be configured for '${code}'.`)
    return environment
  }
  const building = codes.map(async (code): Promise<LanguageBuild> => {
    const bundle = (await build(environmentOf('client', code))) as BrowserBuild
    await build(environmentOf('ssr', code))
    const template = await readFile(join(distOf(work, code), 'index.html'), 'utf8')
    return {
      language: languages[code],
      bundle,
      template,
      prerenderFolder: prerenderOf(work, code),
    }
  })
  const builds = await allEnded(building)
  for (const { language } of builds)
    if (language !== rootLanguage)
      await cp(join(distOf(work, language.code), 'assets'), join(work.dist, 'assets'), { recursive: true })
  return builds
}
