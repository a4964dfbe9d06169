import { describe, expect, it } from 'vitest'
import { usedChunkGroups } from '../../../../build/bundle/chunk-splitting'
import { refuseUnused } from '../../../../build/bundle/refuse-unused'
import { trimPackages } from '../../../../build/bundle/trim-packages'

/** Calls a hook of a plugin as the bundler does, with nothing in the build but these modules. */
function call(hook: unknown, modules: string[], ...words: unknown[]): unknown {
  if (typeof hook !== 'function') throw new Error('The plugin has no such hook.')
  return hook.call({ getModuleIds: () => modules }, ...words)
}

describe('a table of the build', () => {
  it('fails it by name where an entry is of no use any more, and lets it pass otherwise', () => {
    expect(() => refuseUnused('build/table.ts', ['gone', 'renamed'])).toThrow(
      'build/table.ts names what no build has any more; mend or remove it: gone, renamed.',
    )
    expect(() => refuseUnused('build/table.ts', [])).not.toThrow()
  })

  it('of libraries names each file that was not replaced, and each edit that changed nothing', () => {
    const { load, transform, buildEnd } = trimPackages()
    const end = () => call(buildEnd, [])
    expect(end).toThrow(/axios\/lib\/adapters\/fetch\.js.*PrefetchPageLinks of react-router/)
    call(load, [], '/x/node_modules/axios/lib/adapters/fetch.js')
    call(transform, [], 'function PrefetchPageLinks(a) {\n}', '/react-router/dist/production/chunk-A1.mjs')
    expect(end).toThrow(/^(?!.*(?:fetch\.js|PrefetchPageLinks)).*displayName/)
  })

  it('of files names each path that no module has, and each file of every page that is not written', () => {
    const { generateBundle } = usedChunkGroups()
    const written = { one: { type: 'chunk', name: 'boot' } }
    const end = () => call(generateBundle, ['/x/src/boot/after-paint.ts'], {}, written)
    expect(end).toThrow('/src/app/start.')
    expect(end).toThrow(/^(?!.*(?:\/src\/boot\/|, boot)).*rolldown-runtime, frame/)
  })
})
