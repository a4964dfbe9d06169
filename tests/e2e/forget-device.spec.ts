import { paths } from '@/config/paths'
import { expect, test } from '../support/visitor'

test('the privacy page clears what this device keeps, and says so', async ({ page }) => {
  await page.goto(paths.allProducts())
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liked'))).not.toBeNull()

  await page.setViewportSize({ width: 360, height: 740 }) // where it is folded in
  await page.goto(paths.privacy())
  await page.getByRole('heading', { name: 'What is kept in your browser' }).click()
  await page.evaluate(() => sessionStorage.setItem('anything', 'typed'))
  await page.getByRole('button', { name: 'Clear what this device keeps' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'is gone' })).toBeInViewport()
  const kept = await page.evaluate(() => [
    localStorage.getItem('liked'),
    localStorage.getItem('catID'),
    sessionStorage.getItem('anything'),
  ])
  expect(kept).toEqual([null, null, null])
})
