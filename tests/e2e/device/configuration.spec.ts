import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { startFailure } from '@/content/en/site/start-failure'
import { rawHoney } from '../../support/data/catalogue'
import { configureSite, localConfig } from '../../support/data/configuration'
import { askForCode, aVisitor, resendButton, typeCode, verifyButton } from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const secret = 'otherclient/othersecret'
const callsElsewhere = [
  'categories/othernet/othernet/OtherFarm',
  'demoRequest/othernet',
  'likeProduct/othernet/otherfarm/HF-1/HNY-1',
  'productsBySubcategory/othernet/AGR11-100A/Raw_Honey',
  'productsOfUser/othernet/AGR11-100A',
  `resendOtp/9845003001/othernet/${secret}`,
  `sendOtp/othernet/otp/register/${secret}`,
  'sites/othernet/shop/Store',
  'subcategories/othernet/othernet/contentSubCategories/AGR11-100A',
  'token/othernet',
  'usersOfType/othernet/othernet/Retailer',
  `validateOtp/othernet/${secret}`,
]

/** What the hosts of another configuration answer; everything else is the list of one honey. */
const answersElsewhere: Record<string, { json: unknown } | { contentType: string; body: string }> = {
  token: { json: { access_token: 'other' } },
  usersOfType: { json: { users: [{ username: 'shop' }] } },
  sites: { json: { sites: [{ sitename: 'Shop', latitude: '12.9', longitude: '77.6' }] } },
  subcategories: { json: { contentsubcategories: [] } },
  categories: { json: { categoryList: [{ categoryname: 'Honey' }] } },
  sendOtp: { contentType: 'text/plain', body: 'Sent' },
  resendOtp: { contentType: 'text/plain', body: 'Sent again' },
  validateOtp: { contentType: 'text/plain', body: 'OTP validated' },
}

/** Has every call made to other hosts, with other ids; what they are asked, and calls to the platform, as live lists. */
async function moveElsewhere(page: Page) {
  const { endpoints, ...config } = localConfig()
  await configureSite(page, {
    ...config,
    networkId: 'othernet',
    clientId: 'otherclient',
    clientSecret: 'othersecret',
    user: 'OtherFarm',
    endpoints: Object.fromEntries(Object.keys(endpoints).map((name) => [name, `/elsewhere/${name}/`])),
  })
  const honey = rawHoney('Mustard Honey', {
    productid: 'HNY-1',
    businessid: 'HF-1',
    consumeradminid: 'otherfarm',
  })
  const calls = new Map<string, { body: unknown; user: string | undefined }>()
  const others: string[] = []
  await page.route('**/elsewhere/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const [, , endpoint = ''] = pathname.split('/')
    calls.set(pathname.replace('/elsewhere/', ''), {
      body: endpoint === 'token' && request.postDataJSON(),
      user: request.headers().username,
    })
    // Never answered: its answer leads home, which asks for a list of its own.
    if (endpoint === 'demoRequest') return
    await route.fulfill(answersElsewhere[endpoint] ?? { json: { products: [honey] } })
  })
  page.on('request', (request) => {
    if (/\/platform\/(?:identity|content|registry)\//.test(request.url())) others.push(request.url())
  })
  return { calls, others }
}

test('with another configuration file every call of the site goes to its hosts, with its ids and its secret, without a new build', async ({
  page,
}) => {
  const { calls, others } = await moveElsewhere(page)
  const follow = (part: 'banner' | 'contentinfo', name: string) =>
    page.getByRole(part).getByRole('link', { name, exact: true }).click()
  const asked = () => [...calls.keys()]
  // The footer moves until a page has the focus.
  const arrivedAt = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  await page.clock.install()

  await page.goto(paths.listing('Raw_Honey'))
  const like = page.getByRole('button', { name: 'Like Mustard Honey' })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await follow('contentinfo', 'For B2B buyers')
  await expect.poll(asked).toContain('productsOfUser/othernet/AGR11-100A')
  await arrivedAt('All products')
  await follow('contentinfo', 'All categories')
  await expect.poll(asked).toContain('categories/othernet/othernet/OtherFarm') // R-API-06
  await arrivedAt('Products')
  await follow('contentinfo', 'Find a store')
  await expect(page.getByRole('list', { name: 'Locations' })).toContainText('Shop')
  await follow('banner', 'Book Demo')
  await askForCode(page, aVisitor('9845003001'))
  await page.clock.runFor(61_000)
  await resendButton(page).click()
  await expect(page.getByText('Sent again', { exact: true })).toBeVisible()
  await typeCode(page, '123456')
  await verifyButton(page).click()
  await expect.poll(asked).toContain('demoRequest/othernet')

  // The list of a page is fetched ahead where the pointer comes to lie on its link.
  const aheadOfTime = /^productsOfUser\/othernet\/(?!AGR11-100A$)/
  const all = asked().filter((call) => !aheadOfTime.test(call))
  expect(all.sort()).toEqual(callsElsewhere)
  expect(calls.get('token/othernet')).toEqual({
    body: { client_name: 'otherclient', client_secret: 'othersecret' },
    user: undefined,
  })
  expect(calls.get('productsBySubcategory/othernet/AGR11-100A/Raw_Honey')?.user).toBe('OtherFarm')
  expect(others).toEqual([]) // R-GEN-11
})

test.describe('a configuration that cannot be used', () => {
  test.use({ expectedMessages: [/The site could not start|status of 404/] })

  // Every other fault: tests/unit/config/load-config.test.ts and read-config.test.ts
  const faults = [
    ['is missing', { status: 404, body: 'gone' }, ['/config.json: answered with status 404']],
    [
      'has wrong fields',
      { json: { ...localConfig(), networkId: '', user: 7, endpoints: { token: '/t/' }, offline: 'yes' } },
      ['networkId: must not be empty', 'user: must be text', 'endpoints.sites', 'endpoints.demoRequest'],
    ],
  ] as const

  test('stops the site, as often as it is tried again: the page can be read, the console says why', async ({
    page,
  }) => {
    let answer: (typeof faults)[number][1] | 'good' = 'good'
    await page.route('**/config.json', (route) =>
      answer === 'good' ? route.continue() : route.fulfill(answer),
    )
    const alert = page.getByRole('alert')
    const tryAgain = () => alert.getByRole('button', { name: 'Try again' }).click()
    let isOpen = false
    for (const [fault, its, named] of faults)
      await test.step(`where it ${fault}`, async () => {
        answer = its
        const logged = page.waitForEvent('console', (message) => message.text().includes('could not start'))
        if (isOpen) await tryAgain()
        else await page.goto(paths.farmers())
        isOpen = true
        const message = (await logged).text()
        await expect(alert).toContainText(startFailure.text) // still broken: said again, once
        await expect(alert).toHaveCount(1)
        for (const field of named) expect(message).toContain(field)
        expect(message).not.toContain('local-only')
        await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
    answer = 'good'
    await tryAgain()
    await expect(alert).toHaveCount(0)
    await hydrated(page)
  })
})

test.describe('a configuration with faults that it can do without', () => {
  test.use({ expectedMessages: [/^\/config\.json, (?:links\.login|offline|theme): /] })

  test('starts the site, and names them in the console; a control without an address keeps its label and leads to Coming Soon', async ({
    page,
  }) => {
    const { links, maps: _left, ...config } = localConfig()
    const warnings: string[] = []
    page.on('console', (message) => {
      const ours = !message.text().includes('blocked by Playwright')
      if (message.type() === 'warning' && ours) warnings.push(message.text())
    })
    await configureSite(page, {
      ...config,
      links: { ...links, login: 'www.login.example' },
      offline: 'yes',
      theme: 'dark',
    })
    await page.goto(paths.stores())
    await hydrated(page)
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
    await expect(login).toHaveAttribute('href', '/coming-soon')
    await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first()).toBeVisible()
    expect(warnings).toEqual([
      "/config.json, links.login: 'www.login.example' is no address: write http://…, https://… or a path that begins with one /; it counts as left out",
      '/config.json, offline: must be true or false; it counts as left out',
      '/config.json, theme: is not known, and changes nothing',
    ])
    await login.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
  })
})
