import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, sourceFiles } from '../support/repository/imports'

const imports = sourceFiles('src').flatMap(importsOf)
const read = (file: string) => readFileSync(file, 'utf8')
const told = ({ from, to }: Import) => `${from} → ${to}`

/** Highest first, the service worker by itself beside the services; a file may import from its own layer and from those below, the leaves from each other. */
const layers = [
  ['app'],
  ['pages'],
  ['features'],
  ['components'],
  ['services', 'worker'],
  ['hooks'],
  ['boot', 'browser', 'domain', 'drawing', 'worker-messages', 'content', 'config'],
]
const heightOf = (path: string) => {
  const folder = path.split('/')[1] ?? ''
  const at = layers.findIndex((layer) => layer.includes(folder))
  return at === -1 ? undefined : layers.length - at
}
const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const inLeaf = (path: string) => within('src')(path) && heightOf(path) === 1

describe('the import arrow', () => {
  it('is drawn over every source file, those loaded on demand among them', () => {
    expect(sourceFiles('src').length).toBeGreaterThan(150)
    expect(imports.map(told)).toContain('src/app/routes.tsx → src/pages/home/HomePage')
    expect(imports.map(told)).toContain('src/services/http/request.ts → axios')
  })

  it('never points up: app → pages → features → components → services → hooks → boot · browser · domain · drawing · worker-messages · content · config', () => {
    const up = imports.filter(({ from, to }) => {
      const [lower, higher] = [heightOf(from), heightOf(to)]
      return lower !== undefined && higher !== undefined && higher > lower
    })
    expect(up.map(told)).toEqual([])
  })

  it('knows the layer of every file but the entry and its declarations', () => {
    const loose = sourceFiles('src').filter((file) => heightOf(file) === undefined)
    expect(loose).toEqual(['src/main.ts', 'src/vite-env.d.ts'])
  })

  it('never joins two features; a page does that', () => {
    const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]
    const joined = imports.filter(({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)]
      return one && other && one !== other
    })
    expect(joined.map(told)).toEqual([])
  })

  it('keeps React and axios out of the leaves', () => {
    const foreign = imports.filter(
      ({ from, to, typeOnly }) => inLeaf(from) && !typeOnly && /^(react|axios|@tanstack)/.test(to),
    )
    expect(foreign.map(told)).toEqual([])
  })

  it('lets a call alone know axios: its client, its retries and the reading of its answer', () => {
    const users = imports.filter(({ to }) => to === 'axios').map(({ from }) => from)
    const call = ['client', 'request', 'retries'].map((name) => `src/services/http/${name}.ts`)
    expect([...new Set(users)].sort()).toEqual(call)
  })

  it('lets a page be reached by the route table alone', () => {
    const reached = imports.filter(({ from, to }) => within('src/pages')(to) && !within('src/pages')(from))
    expect([...new Set(reached.map(({ from }) => from))]).toEqual(['src/app/routes.tsx'])
  })
})

describe('the files of the site', () => {
  const baseName = (path: string) => path.split('/').at(-1)?.replace(/\..*/, '') ?? ''
  const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')

  it('use the styles of their own module and of no other component', () => {
    const modules = imports.filter(({ to }) => to.endsWith('.module.scss'))
    const strange = modules.filter(
      ({ from, to }) => folderOf(from) !== folderOf(to) || baseName(from) !== baseName(to),
    )
    expect(strange.map(told)).toEqual([])
  })

  it('name no class that their styles do not have', () => {
    const missing = imports
      .filter(({ to }) => to.endsWith('.module.scss'))
      .flatMap(({ from, to }) => {
        const parts = readdirSync(dirname(to)).filter((name) => /^_.*\.scss$/.test(name))
        const styles = [to, ...parts.map((name) => join(dirname(to), name))].map(read).join()
        const named = [...read(from).matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name)
        return named
          .filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))
          .map((name) => `${from}: ${name}`)
      })
    expect(missing).toEqual([])
  })

  it('have names that say what they hold: no drawer for odds and ends, no file that only passes on', () => {
    const odd = sourceFiles('src').filter((file) =>
      /\/(?:utils?|helpers?|misc|common|index)(?:\/|\.tsx?$)/.test(file),
    )
    expect(odd).toEqual([])
  })

  it('are called as what they are: components in PascalCase, everything else in kebab-case', () => {
    const odd = sourceFiles('src').filter((file) => {
      const name = file.split('/').at(-1) ?? ''
      const isComponent = /^(?:[A-Z][a-zA-Z0-9]*)\.tsx$/.test(name)
      return !isComponent && !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.d)?\.tsx?$/.test(name)
    })
    expect(odd).toEqual([])
  })
})

describe('the site and what stands around it', () => {
  const filesThatTakeFromIt = (folder: string) => {
    const taken = sourceFiles(folder)
      .flatMap(importsOf)
      .filter(({ to, typeOnly }) => within('src')(to) && !typeOnly && !within('src/config')(to))
    return [...new Set(taken.map(({ from }) => from))]
  }

  it('does not know of the local platform, the build or the tests', () => {
    const outside = imports.filter(({ to }) => /^(platform|build|tests|deploy)\//.test(to))
    expect(outside.map(told)).toEqual([])
  })

  it('is taken in by its build where that renders it, asks its services for a snapshot, lets a script of it run and looks for what is listed', () => {
    expect(filesThatTakeFromIt('build')).toEqual([
      'build/bundle/service-worker.ts', // which finds a page's files as the worker does
      'build/doctor/calls.ts', // which asks as the services do
      'build/doctor/check-platform.ts',
      'build/hosts/content-policies.ts', // which names the script that stands in listings
      'build/pages/jar-code.ts', // which chooses by the rule of the shelf
      'build/pages/page-facts.ts',
      'build/pages/prerender-entry.tsx',
      'build/pages/prerendered-pages.ts',
      'build/pages/structured-data.ts',
      'build/previews/jar.ts', // which fills its jars with the honeys of the site's drawings
      'build/previews/wrap.ts', // which breaks words as labels do
      'build/snapshot/snapshot-entry.ts',
    ])
  })

  it('lends the local platform no more than types and configuration', () => {
    expect(filesThatTakeFromIt('platform')).toEqual([])
  })
})
