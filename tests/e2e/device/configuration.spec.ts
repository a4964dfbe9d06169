import { paths } from '@/config/paths'
import { rawHoney } from '../../support/data/catalogue'
import { configureSite, localConfig } from '../../support/data/configuration'
import {
  askForCode,
  aVisitor,
  openDemo,
  resendButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test.describe('another configuration file, without a new build', () => {
  test.use({ expectedMessages: [/^Subcategories of|^Products of/] })

  test('sends every call to its hosts, with its ids and its secret', async ({ page }) => {
    const { endpoints, ...config } = localConfig()
    const elsewhere = Object.fromEntries(
      Object.entries(endpoints).map(([name, path]) => [name, path.replace('/platform/', '/elsewhere/')]),
    )
    await configureSite(page, {
      ...config,
      networkId: 'othernet',
      clientId: 'otherclient',
      clientSecret: 'othersecret',
      user: 'OtherFarm',
      endpoints: elsewhere,
    })
    const calls: { path: string; body: unknown; user: string | undefined }[] = []
    await page.route('**/elsewhere/**', async (route) => {
      const request = route.request()
      calls.push({
        path: new URL(request.url()).pathname,
        body: request.postDataJSON(),
        user: request.headers().username,
      })
      await route.fulfill({ json: { access_token: 'other', products: [], contentsubcategories: [] } })
    })
    const toThePlatform: string[] = []
    page.on('request', (request) => {
      if (/\/platform\/(?:identity|content|registry)\//.test(request.url())) toThePlatform.push(request.url())
    })
    await page.goto(paths.listing('Raw_Honey'))
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3)
    expect(calls).toContainEqual({
      path: '/elsewhere/identity/token/othernet',
      body: { client_name: 'otherclient', client_secret: 'othersecret' },
      user: undefined,
    })
    expect(calls).toContainEqual({
      path: '/elsewhere/content/models/othernet/AGR11-100A/Raw_Honey',
      body: null,
      user: 'OtherFarm',
    })
    expect(calls.map(({ path }) => path)).toContain(
      '/elsewhere/content/subcategories/othernet/othernet/contentSubCategories/AGR11-100A',
    )
    expect(toThePlatform).toEqual([]) // R-GEN-11
  })
})

test('addresses and contact of the file take the place of those of the build', async ({ page }) => {
  const { links, ...config } = localConfig()
  await configureSite(page, {
    ...config,
    links: {
      ...links,
      login: 'https://login.example/',
      social: { ...links.social, facebook: '', x: 'https://x.example/' },
    },
    contact: { phone: '+91 11 1111 1111', email: '' },
  })
  await page.goto(paths.terms())
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', 'https://login.example/')
  await expect(header.getByRole('link', { name: 'X', exact: true })).toHaveAttribute(
    'href',
    'https://x.example/',
  )
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+91 11 1111 1111' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /@/ })).toHaveCount(0)
})

test('a control without an address keeps its label and leads to Coming Soon', async ({ page }) => {
  const { links, ...config } = localConfig()
  await configureSite(page, { ...config, links: { ...links, login: '' } })
  await page.goto(paths.terms())
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', '/coming-soon')
  await login.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
})

test('every call of the site goes to the file’s addresses, with its ids and its secret', async ({ page }) => {
  const { endpoints, ...config } = localConfig()
  const elsewhere = Object.fromEntries(Object.keys(endpoints).map((name) => [name, `/elsewhere/${name}/`]))
  await configureSite(page, {
    ...config,
    networkId: 'othernet',
    clientId: 'otherclient',
    clientSecret: 'othersecret',
    endpoints: elsewhere,
  })
  const answers: Record<string, { json: unknown } | { contentType: string; body: string }> = {
    token: { json: { access_token: 'other' } },
    usersOfType: { json: { users: [{ username: 'shop' }] } },
    sites: { json: { sites: [{ sitename: 'Shop', latitude: '12.9', longitude: '77.6' }] } },
    subcategories: { json: { contentsubcategories: [] } },
    categories: { json: { categoryList: [{ categoryname: 'Honey' }] } },
    sendOtp: { contentType: 'text/plain', body: 'Sent' },
    resendOtp: { contentType: 'text/plain', body: 'Sent again' },
    validateOtp: { contentType: 'text/plain', body: 'OTP validated' },
  }
  const honey = rawHoney('Mustard Honey', { productid: 'HNY-1', businessid: 'HF-1' })
  const asked = new Set<string>()
  const others: string[] = []
  await page.route('**/elsewhere/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, , endpoint = ''] = pathname.split('/')
    asked.add(pathname.replace('/elsewhere/', ''))
    // Never answered: its answer leads home, which asks for a list of its own.
    if (endpoint === 'demoRequest') return
    await route.fulfill(answers[endpoint] ?? { json: { products: [honey] } })
  })
  page.on('request', (request) => {
    if (/\/platform\/(?:identity|content|registry)\//.test(request.url())) others.push(request.url())
  })
  await page.clock.install()

  await page.goto(paths.listing('Raw_Honey'))
  await page.getByRole('button', { name: 'Like Mustard Honey' }).click()
  await expect(page.getByRole('button', { name: 'Like Mustard Honey' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto(paths.allProducts())
  await expect.poll(() => asked).toContain('productsOfUser/othernet/AGR11-100A')
  await page.goto(paths.products())
  await expect.poll(() => asked).toContain('categories/othernet/othernet/HoneyFarm')
  await page.goto(paths.stores())
  await expect(page.getByRole('list', { name: 'Locations' })).toContainText('Shop')
  await openDemo(page)
  await askForCode(page, aVisitor('9845003001'))
  await page.clock.runFor(61_000)
  await resendButton(page).click()
  await expect(page.getByText('Sent again', { exact: true })).toBeVisible()
  await typeCode(page, '123456')
  await verifyButton(page).click()
  await expect.poll(() => asked).toContain('demoRequest/othernet')

  const secret = 'otherclient/othersecret'
  expect([...asked].sort()).toEqual([
    'categories/othernet/othernet/HoneyFarm',
    'demoRequest/othernet',
    'likeProduct/othernet/honeyfarm/HF-1/HNY-1',
    'productsBySubcategory/othernet/AGR11-100A/Raw_Honey',
    'productsOfUser/othernet/AGR11-100A',
    `resendOtp/9845003001/othernet/${secret}`,
    `sendOtp/othernet/otp/register/${secret}`,
    'sites/othernet/shop/Store',
    'subcategories/othernet/othernet/contentSubCategories/AGR11-100A',
    'token/othernet',
    'usersOfType/othernet/othernet/Retailer',
    `validateOtp/othernet/${secret}`,
  ])
  expect(others).toEqual([]) // R-GEN-11
})

test.describe('a configuration that cannot be used', () => {
  test.use({ expectedMessages: [/The site could not start|status of 404|net::ERR_FAILED/] })

  const faults = [
    ['is missing', { status: 404, body: 'gone' }, ['/config.json: answered with status 404']],
    ['is not JSON', { status: 200, body: '<!doctype html>' }, ['/config.json: is not JSON']],
    ['is empty', { status: 200, body: '' }, ['/config.json: is not JSON']],
    [
      'has wrong fields',
      { json: { ...localConfig(), networkId: '', user: 7, endpoints: { token: '/t/' }, offline: 'yes' } },
      ['networkId: must not be empty', 'user: must be text', 'endpoints.sites', 'endpoints.demoRequest'],
    ],
  ] as const

  for (const [fault, answer, named] of faults) {
    test(`stops the site where it ${fault}: the page can be read, the console says why`, async ({ page }) => {
      let broken = true
      await page.route('**/config.json', (route) => (broken ? route.fulfill(answer) : route.continue()))
      const logged = page.waitForEvent('console', (message) => message.text().includes('could not start'))
      await page.goto(paths.farmers())
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('The site could not start')
      const message = (await logged).text()
      for (const field of named) expect(message).toContain(field)
      expect(message).not.toContain('local-only')
      await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toContainText('The site could not start') // still broken: said again, once
      await expect(alert).toHaveCount(1)
      broken = false
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toHaveCount(0)
      await hydrated(page)
    })
  }

  test('is said so where it cannot be reached at all', async ({ page }) => {
    await page.route('**/config.json', (route) => route.abort())
    await page.goto(paths.farmers())
    await expect(page.getByRole('alert')).toContainText('The site could not start')
    await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeVisible()
  })
})

test.describe('a configuration with faults that it can do without', () => {
  test.use({ expectedMessages: [/^\/config\.json, (?:links\.login|offline|theme): /] })

  test('starts the site, and names them in the console', async ({ page }) => {
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
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/coming-soon',
    )
    await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first()).toBeVisible()
    expect(warnings).toEqual([
      "/config.json, links.login: 'www.login.example' is no address: write http://…, https://… or a path that begins with /; it counts as left out",
      '/config.json, offline: must be true or false; it counts as left out',
      '/config.json, theme: is not known, and changes nothing',
    ])
  })
})
