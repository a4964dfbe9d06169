import type { Plugin } from 'vite'

const pageImport = /\(\) => import\(['"]@\/(pages\/[^'"]+)['"]\)/g

/**
 * Lets the prerenderer know which file each `page: () => import('@/pages/…')` of the route table
 * loads, so that it can preload that page's chunk. The browser's build stays as written.
 */
export function pageSources(): Plugin {
  return {
    name: 'hivefield:page-sources',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!id.endsWith('/src/app/routes.tsx')) return null
      return code.replace(
        pageImport,
        (load, file: string) => `Object.assign(${load}, { source: 'src/${file}.tsx' })`,
      )
    },
  }
}
