import { expect, it } from 'vitest'
import { languages } from '@/config/languages'
import worker from '../../../../deploy/worker'

const site = 'https://hivefield.example'

/** The paths that the script asks its host for, which has none of them. */
async function askedFor(path: string): Promise<string[]> {
  const asked: string[] = []
  const fetch = async ({ url }: Request) => {
    asked.push(url.slice(site.length))
    return new Response('', { status: 404 })
  }
  await worker.fetch(new Request(site + path), { ASSETS: { fetch } })
  return asked
}

it.each(Object.values(languages))(
  'the script on Cloudflare knows the addresses of $name',
  async ({ prefix }) => {
    expect(await askedFor(`${prefix}/nowhere`)).toContain(`${prefix}/404`)
    const product = `${prefix}/collections/products/Raw_Honey/HNY-1`
    expect(await askedFor(`${product}/`)).toContain(product)
  },
)

it('and takes no other beginning for a language', async () => {
  expect(await askedFor('/xx/nowhere')).toEqual(['/404'])
})
