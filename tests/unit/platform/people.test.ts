import { expect, it } from 'vitest'
import { openPlatform } from './visitor-calls'

const platform = await openPlatform()
const namesOf = async (type: string): Promise<string[]> => {
  const { users } = await (await platform.get(`identity/users/honeynet/honeynet/${type}`)).json()
  return users.map((user: { username: string }) => user.username)
}
type Site = { sitename: string; latitude: string; longitude: string }
const sitesOf = async (username: string, kind: string): Promise<Site[]> => {
  const path = `registry/sites/honeynet/${encodeURIComponent(username)}/${kind}`
  return (await (await platform.get(path)).json()).sites
}

it.each([
  ['Retailer', 'Store', 6, 11],
  ['FOOD-PROCESSOR', 'plant', 4, 5],
  ['AAMC', 'Farm', 5, 7],
])('knows users of type %s, whose %s sites have coordinates as text', async (type, kind, users, count) => {
  const names = await namesOf(type)
  expect(names).toHaveLength(users)
  const sites = (await Promise.all(names.map((name) => sitesOf(name, kind)))).flat()
  expect(sites).toHaveLength(count)
  for (const site of sites) {
    expect(Object.keys(site)).toEqual(['sitename', 'latitude', 'longitude'])
    expect(typeof site.latitude).toBe('string')
  }
})

it('has a user without sites, a user with a space, and one site that cannot be drawn', async () => {
  expect(await sitesOf('deccan-dark-stores', 'Store')).toEqual([])
  expect(await sitesOf('madhuban stores', 'Store')).toHaveLength(2)
  expect(await sitesOf('purvi-mart', 'Store')).toContainEqual({
    sitename: 'Pan Bazaar store, Guwahati',
    latitude: 'not surveyed',
    longitude: 'not surveyed',
  })
})

it('gives sites of the kind asked for alone', async () => {
  expect(await sitesOf('madhuban stores', 'Farm')).toEqual([])
})

it('refuses unknown types, kinds and users in words', async () => {
  const type = await platform.get('identity/users/honeynet/honeynet/Wholesaler')
  expect(type.status).toBe(404)
  expect(await type.text()).toContain("Unknown user type 'Wholesaler'")
  const kind = await platform.get('registry/sites/honeynet/purvi-mart/store')
  expect(kind.status).toBe(400)
  expect(await kind.text()).toBe("Unknown kind 'store'. Known are Store, plant, Farm.")
  expect((await platform.get('registry/sites/honeynet/nobody/Store')).status).toBe(404)
})

it('registers a consumer once, and without an Authorization header', async () => {
  const path = 'identity/register/honeynet/web/local-only'
  const consumer = { username: 'meera', email: 'meera@example.in' }
  const refused = await platform.post(path, consumer, await platform.bearer())
  expect(refused.status).toBe(400)

  const first = await platform.post(path, consumer)
  expect(first.status).toBe(201)
  expect(await first.json()).toEqual({ username: 'meera', usertype: 'consumer' })
  expect(await namesOf('consumer')).toEqual(['meera'])

  const again = await platform.post(path, consumer)
  expect(again.status).toBe(409)
  expect(await again.json()).toEqual({ message: 'Consumer user already exist.' })
})

it('refuses a registration that names nobody, or comes from an unknown client', async () => {
  expect((await platform.post('identity/register/honeynet/web/local-only', { city: 'Pune' })).status).toBe(
    400,
  )
  expect((await platform.post('identity/register/honeynet/web/guessed', { username: 'x' })).status).toBe(401)
})
