import type { Plugin } from 'vite'
import { isForBrowsers } from '../pages/language-builds'
import { groups } from './chunk-groups'
import { refuseUnused } from './refuse-unused'

/** `/@content/` is the folder of any language. */
const pattern = (path: string) =>
  path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('/@content/', '/src/content/\\w+/')

const any = (paths: readonly string[]) => paths.map(pattern).join('|')

/** The groups as the bundler takes them: the first one first. */
export const chunkGroups = groups.map(({ name, paths, except, minShareCount }, place) => ({
  name,
  test: new RegExp(`^${except ? `(?!.*(?:${any(except)}))` : ''}.*(?:${any(paths)})`),
  ...(minShareCount && { minShareCount }),
  priority: groups.length - place,
}))

const namesOfEveryPage = ['rolldown-runtime', 'boot', 'frame', 'start']

/** Files that no page needs to preload: each has them before it answers. */
export const loadedByEveryPage = new RegExp(`/(?:${namesOfEveryPage.join('|')})-[^/]*\\.js$`)

/** Fails the build where a path of a group matches no module, or a name of `namesOfEveryPage` no chunk. */
export function usedChunkGroups(): Plugin {
  return {
    name: 'hivefield:used-chunk-groups',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const names = chunks.map(({ name }) => name)
      const modules = [...this.getModuleIds()]
      const paths = groups.flatMap((group) => [...group.paths, ...(group.except ?? [])])
      const matchesNone = (path: string) => {
        const expression = new RegExp(pattern(path))
        return !modules.some((id) => expression.test(id))
      }
      refuseUnused('build/bundle/chunk-groups.ts', [
        ...paths.filter(matchesNone),
        ...namesOfEveryPage.filter((name) => !names.includes(name)),
      ])
    },
  }
}
