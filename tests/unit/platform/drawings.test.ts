import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { catalogue } from '../../../platform/seed/catalogue'
import { honeys } from '../../../platform/seed/honeys'

const folder = 'platform/pictures'

/** What cards show, and no tile. */
const drawings = await Promise.all(
  ['jars', 'services'].map(async (kind) =>
    (await readdir(`${folder}/${kind}`)).map((file) => `${folder}/${kind}/${file}`),
  ),
).then((files) =>
  Promise.all(files.flat().map(async (file) => [file, await readFile(file, 'utf8')] as const)),
)

it('writes on its jars in outlines, which look the same whatever fonts there are', () => {
  expect(drawings.filter(([, drawing]) => /<text|font-family/.test(drawing)).map(([file]) => file)).toEqual(
    [],
  )
})

it('leaves sky and ground to the place where a drawing stands', () => {
  const covered = drawings.filter(([, drawing]) => drawing.includes('M0 0h480v560H0z'))
  expect(covered.map(([file]) => file)).toEqual([])
})

it('gives every listed honey a drawing of its own, and its size in its name', () => {
  const marketplace = catalogue().find(({ categoryid }) => categoryid === 'GHRAEXbI00')?.products ?? []
  const sold = [...honeys, ...marketplace.filter(({ productid }) => !/DRAFT|FOREIGN/.test(productid))]
  expect(new Set(sold.map(({ productimageurl }) => productimageurl)).size).toBe(sold.length)
  expect(sold.filter(({ productfriendlyname }) => !/\d k?g$/.test(productfriendlyname))).toEqual([])
})
