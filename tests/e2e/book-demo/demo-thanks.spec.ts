import { layoutShift } from '../../support/layout/layout-shift'
import {
  askForCode,
  aVisitor,
  codeFor,
  openDemo,
  screen,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('home thanks for a demo request once, above everything else, and says what comes next', async ({
  page,
}) => {
  const thanks = page.getByRole('region', { name: 'Thank you, your request is with us' })
  const book = async (phone: string) => {
    await askForCode(page, aVisitor(phone))
    await typeCode(page, await codeFor(page, phone))
    await verifyButton(page).click()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await openDemo(page)
  await book('9845003001')
  await expect(page).toHaveURL('/')
  await expect(thanks).toContainText('We get back to you by phone or email.')
  await expect(thanks.getByRole('link', { name: 'hello@hivefield.example' })).toBeVisible()

  expect(await layoutShift(page)).toBe('0.000')

  await test.step('it covers nothing and goes with the page as that scrolls', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const foot = async () => {
      const box = await thanks.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect((await heading.boundingBox())?.y).toBeGreaterThan(await foot())
    await page.mouse.wheel(0, 640)
    await expect.poll(foot).toBeLessThan(0)
    await page.mouse.wheel(0, -640)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0) // or it scrolls under the press
  })

  await thanks.getByRole('button', { name: 'Close this message' }).click()
  await expect(thanks).toHaveCount(0)
  await expect(screen(page)).toBeFocused()

  await test.step('a visitor who comes back to home is not thanked again, and nothing is stored for it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click()
    await expect(page).toHaveURL('/book-demo')
    await book('9845003002')
    await expect(thanks).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our USP' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our USP' })).toBeVisible() // home is left
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Honey Contract Farming Services')
    await expect(thanks).toHaveCount(0)
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /demo/.test(key)))
    expect(await kept()).toEqual([])
    await page.reload()
    await hydrated(page)
    await expect(thanks).toHaveCount(0)
  })
})
