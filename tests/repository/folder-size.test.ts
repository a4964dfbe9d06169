import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { ourFiles } from '../support/repository/citations'

/** As many as the eye takes in at once; a fuller folder has a second subject in it. */
const limit = 15

/** A file for each address, looked up by its name. */
const isIndexOfAddresses = (folder: string) => /^src\/content\/\w+\/pages$/.test(folder)

/** Folders with more modules side by side than they should have; style modules are part of their component. */
function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > limit && !isIndexOfAddresses(folder))
    .map(([folder, count]) => `${folder}: ${count}`)
}

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`)

it('a folder that is too full is found, by its modules alone', () => {
  expect(fullFolders([...filesIn('src/a', 16), ...filesIn('src/a/b', 15, '.tsx')])).toEqual(['src/a: 16'])
  expect(fullFolders([...filesIn('src/a', 15), ...filesIn('src/a', 15, '.module.scss')])).toEqual([])
  expect(fullFolders(filesIn('src/content/hi/pages', 29))).toEqual([])
})

it('no folder has more than 15 modules side by side, the index of addresses apart', () => {
  expect(ourFiles().length).toBeGreaterThan(400)
  expect(fullFolders(ourFiles())).toEqual([])
})
