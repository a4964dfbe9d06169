import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compressFiles } from '../../build/bundle/compress'
import { withPhone } from '../browser'
import { openHost } from '../host'
import { benchPages, rivalPath } from '../pages'
import { reactPage } from './react-page'
import { staticPage } from './static-page'

/** Puts the rivals of every measured page into the build, so that one host serves all of them alike. */
export async function addRivals(dist: string): Promise<void> {
  const fileOf = (path: string) => join(dist, path, 'index.html')
  const write = async (path: string, html: string) => {
    await mkdir(dirname(fileOf(path)), { recursive: true })
    await writeFile(fileOf(path), html)
  }
  for (const page of benchPages.filter(({ rivals }) => rivals.includes('static'))) {
    await write(rivalPath('static', page), staticPage(await readFile(fileOf(page.path), 'utf8')))
  }
  const host = await openHost(dist)
  try {
    for (const page of benchPages.filter(({ rivals }) => rivals.includes('react'))) {
      const html = await readFile(fileOf(rivalPath('static', page)), 'utf8')
      await withPhone('fast', async ({ page: opened }) => {
        await opened.goto(host.origin + rivalPath('static', page))
        const name = page.path.replaceAll('/', '-').slice(1) || 'home'
        await write(rivalPath('react', page), await reactPage(opened, html, dist, name))
      })
    }
  } finally {
    await host.close()
  }
  await compressFiles(dist)
}
