import { describe, expect, it } from 'vitest'
import { productLikeCount } from '@/services/calls/likes'
import { getAllProductsofUser, productModelBasedonSubcategory } from '@/services/calls/products'
import { json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests, platformForTests } from '../../../support/servers/servers-for-tests'
import { expectConsole } from '../../../support/unit/expected-console'

describe('on the platform', () => {
  platformForTests()

  it('a like counts, for products with and without a business of their own', async () => {
    const { items: before } = await getAllProductsofUser('HoneyFarm')
    for (const product of before) await productLikeCount(product)
    const { items: after } = await getAllProductsofUser('HoneyFarm')
    expect(after.map(({ likes }) => likes)).toEqual(before.map(({ likes }) => likes + 1))
  })

  it('a like that fails is logged, and passed on', async () => {
    const { items } = await productModelBasedonSubcategory('AGR11-100A', 'Unlikeable_Honey', 'HoneyFarm')
    const [product] = items
    if (!product) throw new Error('The platform has no honey that cannot be liked.')
    expectConsole('error', 'Like of HNY-UNLIKEABLE: server error (status 500)')
    await expect(productLikeCount(product)).rejects.toMatchObject({ kind: 'refused', status: 500 })
  })
})

describe('on the wire', () => {
  const server = misbehavingServerForTests()
  const product = { id: 'HNY 1/2', consumerAdminId: 'honeyfarm' }

  it('is a POST of nothing as text/plain, with the product’s own business in path and headers', async () => {
    server().reply(json({ message: 'Liked' }))
    expect(await productLikeCount({ ...product, businessId: 'beeworks' })).toEqual({ message: 'Liked' })
    expect(server().requests).toHaveLength(1)
    expect(server().requests[0]).toMatchObject({
      method: 'POST',
      path: '/platform/content/likes/honeynet/honeyfarm/beeworks/HNY%201%2F2',
      headers: { networkid: 'beeworks', orgid: 'beeworks', username: 'beeworks', suborgid: '' },
      body: '',
    })
    expect(server().requests[0]?.headers['content-type']).toMatch(/^text\/plain/)
    expect(server().requests[0]?.headers.authorization).toBeUndefined()
  })

  it('names the configured business where the product has none', async () => {
    server().reply(json({}))
    await productLikeCount(product)
    expect(server().requests[0]?.path).toBe('/platform/content/likes/honeynet/honeyfarm/honeynet/HNY%201%2F2')
    expect(server().requests[0]?.headers.orgid).toBe('honeynet')
  })

  it.each([
    ['201', { status: 201 }],
    ['204', { status: 204 }],
    ['200 with a page', text('<p>Liked</p>')],
  ])('succeeds with %s', async (_what, reply) => {
    server().reply(reply)
    await expect(productLikeCount(product)).resolves.toBeDefined()
  })

  it('is sent once, also where no answer comes', async () => {
    server().reply('break')
    expectConsole('error', 'Like of HNY 1/2: failed (Network Error)')
    await expect(productLikeCount(product)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(server().requests).toHaveLength(1)
  })
})
