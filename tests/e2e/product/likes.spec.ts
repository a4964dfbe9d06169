import type { Locator } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerProducts,
  cardsOf,
  expectProducts,
  likeCalls,
  openListing,
  pathsAskedFor,
  rawHoney,
  sortControl,
} from '../../support/data/catalogue'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { consoleOf, expect, test } from '../../support/page/visitor'

const heart = { name: 'Like Mustard Honey', exact: true } as const
const heartOf = { name: /^Like / } as const
/** The number beside a card's heart. */
const likesOf = async (card: Locator) =>
  Number(await card.getByRole('button', heartOf).locator('xpath=following-sibling::span').textContent())
const jar = rawHoney('Mustard Honey', { productid: 'HNY 1/2', likecount: 128, businessid: 'HF-BLR-01' })

test('a like that succeeds raises the count by one, without asking for the list again', async ({ page }) => {
  await page.clock.install()
  const asked = pathsAskedFor(page, '/platform/')
  await openListing(page, [jar, rawHoney('Acacia Honey', { productid: 'HNY-2', likecount: 128 })])
  await page.route(likeCalls, (route) => route.fulfill({ status: 201, body: 'liked' }))
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await page.evaluate(() => document.body.setAttribute('data-marked', 'yes'))
  const asking = page.waitForRequest(likeCalls)
  await cardsOf(page).getByRole('button', heart).click()

  const request = await asking
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).pathname).toBe(
    '/platform/content/likes/honeynet/honeyfarm/HF-BLR-01/HNY%201%2F2',
  ) // R-CARD-19
  const headers = await request.allHeaders()
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(headers).toMatchObject({
    networkid: 'HF-BLR-01',
    orgid: 'HF-BLR-01',
    username: 'HF-BLR-01',
    suborgid: '',
  }) // R-CARD-20
  expect(request.postData() ?? '').toBe('')

  const liked = cardsOf(page).filter({ has: page.getByRole('button', heart) })
  await expect(liked.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'true')
  expect(await likesOf(liked)).toBe(129)
  // A minute later it is still one more, of this product alone, in the same document, and nothing was asked for.
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  expect(await likesOf(liked)).toBe(129)
  expect(await likesOf(cardsOf(page).last())).toBe(128)
  await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes')
  expect(asked.slice(before)).toEqual([new URL(request.url()).pathname]) // R-CARD-17
})

test('a product without a business is liked for the business of the configuration', async ({ page }) => {
  await openListing(page, [rawHoney('Mustard Honey', { productid: 'HNY-1', businessid: 'null' })])
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  const asking = page.waitForRequest(likeCalls)
  await cardsOf(page).getByRole('button', heart).click()
  const request = await asking
  expect(new URL(request.url()).pathname).toBe('/platform/content/likes/honeynet/honeyfarm/honeynet/HNY-1')
  expect(await request.allHeaders()).toMatchObject({
    networkid: 'honeynet',
    orgid: 'honeynet',
    username: 'honeynet',
  })
  await expect(cardsOf(page).getByText('1', { exact: true })).toBeVisible()
})

test('one like at a time: the count waits for the answer, and eager clicks send nothing more', async ({
  page,
}) => {
  await openListing(page, [jar])
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  const release = await holdBack(page, likeCalls)
  const likes = pathsAskedFor(page, '/content/likes/')
  const button = cardsOf(page).getByRole('button', heart)
  await button.dblclick()
  await button.click()
  await expect.poll(() => likes.length).toBe(1)
  await expect(cardsOf(page).getByText('128', { exact: true })).toBeVisible()
  release()
  await expect(cardsOf(page).getByText('129', { exact: true })).toBeVisible()
  expect(likes.length).toBe(1)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await page.getByRole('link', { name: 'Wild Honey', exact: true }).click() // time enough for a call
  await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey' })).toBeVisible()
  await expect(cardsOf(page).getByText('129', { exact: true })).toBeVisible()
  expect(likes.length).toBe(1)
})

test('the whole pill is pressed, and a like that is on its way looks and says so', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await openListing(page, [{ ...jar, productid: `HNY-${width}` }])
    await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
    const release = await holdBack(page, likeCalls)
    const button = cardsOf(page).getByRole('button', heart)
    const status = cardsOf(page).getByRole('status')
    await expect(button).toHaveAttribute('aria-busy', 'false')
    await cardsOf(page).getByText('128', { exact: true }).click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(status).toHaveText('Sending your like…')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    release()
    await expect(cardsOf(page).getByText('129', { exact: true })).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'false')
    await expect(status).toHaveText('')
  }
})

test('a liked card keeps its count while the list is sorted, filtered and left', async ({ page }) => {
  const other = rawHoney('Acacia Honey', { likecount: 3, featured: true })
  await openListing(page, [jar, other])
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  await page.getByRole('article', { name: 'Mustard Honey' }).getByRole('button', heart).click()
  const count = page.getByRole('article', { name: 'Mustard Honey' }).getByText('129', { exact: true })
  await expect(count).toBeVisible()
  await sortControl(page).selectOption('FEATURED')
  await expectProducts(page, ['Acacia Honey'])
  await sortControl(page).selectOption('')
  await expectProducts(page, ['Mustard Honey', 'Acacia Honey'])
  await expect(count).toBeVisible()
  await page.getByRole('link', { name: 'Wild Honey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey' })).toBeVisible()
  await page.goBack()
  await expect(count).toBeVisible()
})

test('a count that the back end has raised meanwhile is the one that shows', async ({ page }) => {
  await openListing(page, [jar])
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  await cardsOf(page).getByRole('button', heart).click()
  await expect(cardsOf(page).getByText('129', { exact: true })).toBeVisible()
  await answerProducts(page, [{ ...jar, likecount: 140 }])
  await page.getByRole('link', { name: 'Wild Honey', exact: true }).click()
  await expect(cardsOf(page).getByText('140', { exact: true })).toBeVisible()
})

test('the local platform keeps a like over a reload', async ({ page }) => {
  await page.goto(paths.listing('Comb_Honey'))
  const card = page.getByRole('article', { name: 'Cut Comb Honey, 400 g', exact: true })
  await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0) // what it has now
  const liked = String((await likesOf(card)) + 1)
  await card.getByRole('button', heartOf).click()
  await expect(card.getByText(liked, { exact: true })).toBeVisible()
  const likes = pathsAskedFor(page, '/content/likes/')
  await page.reload()
  await expect(card.getByText(liked, { exact: true })).toBeVisible()
  const pressed = card.getByRole('button', { ...heartOf, pressed: true })
  await expect(pressed).toBeVisible()
  await pressed.click()
  await page.getByRole('link', { name: 'All products', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
  await expect(
    page.getByRole('article', { name: 'Cut Comb Honey, 400 g', exact: true }).getByText(liked),
  ).toBeVisible()
  expect(likes).toEqual([])
})

test('a like pressed before the code of its card has come is given once it has', async ({ page }) => {
  const release = await holdBack(page, chunkOf('results'))
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  const likes = pathsAskedFor(page, '/content/likes/')
  await page.goto(paths.listing('Wild_Honey'))
  await hydrated(page)
  const card = page.getByRole('article', { name: 'Nilgiri Forest Honey, 500 g', exact: true })
  const before = await likesOf(card)
  const heart = card.getByRole('button', heartOf)
  await heart.dblclick()
  await page.mouse.move(0, 0)
  await expect(heart.locator('svg')).toHaveCSS('fill', 'rgb(242, 169, 0)')
  expect(likes).toEqual([])
  release()
  await expect(card.getByText(String(before + 1), { exact: true })).toBeVisible()
  expect(likes).toHaveLength(1)
})

test.describe('a like that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Like of /] })

  test('leaves the count, says why beside the heart, and is logged', async ({ page }) => {
    const logged = consoleOf(page)
    await page.goto(paths.listing('Unlikeable_Honey'))
    const card = cardsOf(page)
    const answering = page.waitForResponse(likeCalls)
    await card.getByRole('button', { name: /^Like/ }).click()
    expect((await answering).status()).toBe(500)
    await expect
      .poll(() => logged.filter((text) => text.startsWith('Like of')))
      .toEqual(['Like of HNY-UNLIKEABLE: server error (status 500)'])
    await expect(card.getByText('5', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false')
    const said = card.getByRole('status')
    await expect(said).toHaveText('Your like was not counted. The server answered with an error.')
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alert')).toHaveCount(0) // R-CARD-18 R-ERR-05
  })

  test('by a broken connection is sent once, and may be tried again', async ({ page }) => {
    const said = consoleOf(page)
    const likes = pathsAskedFor(page, '/content/likes/')
    await openListing(page, [jar])
    await page.route(likeCalls, (route) => route.abort(), { times: 1 })
    await cardsOf(page).getByRole('button', heart).click()
    await expect.poll(() => said.filter((text) => text.startsWith('Like of')).length).toBe(1)
    expect(likes.length).toBe(1)
    const status = cardsOf(page).getByRole('status')
    await expect(status).toHaveText('Your like was not counted. The server did not answer.')
    await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
    await cardsOf(page).getByRole('button', heart).click()
    await expect(cardsOf(page).getByText('129', { exact: true })).toBeVisible()
  })
})
