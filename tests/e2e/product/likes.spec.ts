import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { cardsOf, likeCalls, openListing, pathsAskedFor, rawHoney } from '../../support/data/catalogue'
import { atRest, chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { noToastWasRaised } from '../../support/page/no-toast'
import { add, headerLink, storedList } from '../../support/page/quote-list'
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
  await openListing(page, [
    jar,
    rawHoney('Wild Honey, 250 g', { productid: 'HNY-1', businessid: 'null' }),
    rawHoney('Acacia Honey', { productid: 'HNY-2', likecount: 128 }),
  ])
  await page.route(likeCalls, (route) => route.fulfill({ status: 201, body: 'liked' }))
  // The names of the collections may be asked for after a pause that counts as idle.
  await expect.poll(() => asked.some((path) => path.includes('/content/subcategories/'))).toBe(true)
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
  await atRest(page)
  expect(await likesOf(liked)).toBe(129)
  expect(await likesOf(cardsOf(page).last())).toBe(128)
  await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes')
  expect(asked.slice(before)).toEqual([new URL(request.url()).pathname]) // R-CARD-17

  await test.step('a product without a business is liked for the business of the configuration', () =>
    likedForTheConfiguration(page))
})

async function likedForTheConfiguration(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Wild Honey, 250 g', exact: true })
  const asking = page.waitForRequest(likeCalls)
  await card.getByRole('button', heartOf).click()
  const request = await asking
  expect(new URL(request.url()).pathname).toBe('/platform/content/likes/honeynet/honeyfarm/honeynet/HNY-1')
  expect(await request.allHeaders()).toMatchObject({
    networkid: 'honeynet',
    orgid: 'honeynet',
    username: 'honeynet',
  })
  await expect(card.getByText('1', { exact: true })).toBeVisible()
}

// What becomes of its count as lists come and go is proven in tests/unit/features/likes/like-button.test.tsx.
test('one like at a time, by the whole pill, which says that it is on its way', async ({ page }) => {
  await openListing(page, [jar, rawHoney('Acacia Honey', { likecount: 3 })])
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  for (const [width, name, count] of [
    [360, 'Mustard Honey', 128],
    [1280, 'Acacia Honey', 3],
  ] as const)
    await test.step(`the whole pill is pressed at ${width} px, and a like that is on its way looks and says so`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await pressThePill(page, name, count)
    })
})

/** Presses the number of a card's pill while the answer is held back: the count waits, and eager clicks send nothing more. */
async function pressThePill(page: Page, name: string, count: number): Promise<void> {
  const release = await holdBack(page, likeCalls)
  const likes = pathsAskedFor(page, '/content/likes/')
  const card = page.getByRole('article', { name, exact: true })
  const button = card.getByRole('button', heartOf)
  const status = card.getByRole('status')
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await card.getByText(String(count), { exact: true }).click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(status).toHaveText('Sending your like…')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.dblclick()
  await button.click()
  await expect.poll(() => likes.length).toBe(1)
  await expect(card.getByText(String(count), { exact: true })).toBeVisible()
  release()
  await expect(card.getByText(String(count + 1), { exact: true })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(status).toHaveText('')
  expect(likes.length).toBe(1)
}

test('a like and a product for the quote, pressed before the code of their card has come, count once it has', async ({
  page,
}) => {
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
  await add(page, 'Nilgiri Forest Honey, 500 g').click()
  expect(await storedList(page)).toBeNull()
  expect(likes).toEqual([])
  release()
  await expect(card.getByText(String(before + 1), { exact: true })).toBeVisible()
  expect(likes).toHaveLength(1)
  await expect(headerLink(page)).toHaveText(/1/)
})

test.describe('a like that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Like of /] })

  test('leaves the count, says why beside the heart, is logged, and may be tried again', async ({ page }) => {
    const logged = consoleOf(page)
    const likes = pathsAskedFor(page, '/content/likes/')
    await page.goto(paths.listing('Unlikeable_Honey'))
    const card = cardsOf(page)
    const heart = card.getByRole('button', heartOf)
    const said = card.getByRole('status')
    const logs = () => logged.filter((text) => text.startsWith('Like of'))
    const answering = page.waitForResponse(likeCalls)
    await heart.click()
    expect((await answering).status()).toBe(500)
    // First, since it is said for ten seconds only.
    await expect(said).toHaveText('Your like was not counted. The server answered with an error.')
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect.poll(logs).toEqual(['Like of HNY-UNLIKEABLE: server error (status 500)'])
    await expect(card.getByText('5', { exact: true })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await test.step('by a broken connection it is sent once, and may be tried again', async () => {
      await page.route(likeCalls, (route) => route.abort(), { times: 1 })
      await heart.click()
      await expect(said).toHaveText('Your like was not counted. The server did not answer.')
      await expect.poll(() => logs().length).toBe(2)
      expect(likes.length).toBe(2)
      await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
      await heart.click()
      await expect(card.getByText('6', { exact: true })).toBeVisible()
    })
    await noToastWasRaised(page) // R-CARD-18 R-ERR-05
  })
})
