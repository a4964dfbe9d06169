import { paths } from '@/config/paths'
import {
  askForCode,
  aVisitor,
  codeFor,
  openDemo,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { layoutShift, watchLayout } from '../../support/page/layout-shift'
import { expect, test } from '../../support/page/visitor'

test('home thanks for a demo request and says what comes next, until that is closed', async ({ page }) => {
  const thanks = page.getByRole('region', { name: 'Thank you, your request is with us' })
  const visitor = aVisitor('9845003001')
  await openDemo(page)
  await askForCode(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  await verifyButton(page).click()
  await expect(page).toHaveURL('/')
  await expect(thanks).toContainText('We get back to you by phone or email.')
  await expect(thanks.getByRole('link', { name: 'hello@hivefield.example' })).toBeVisible()

  await watchLayout(page)
  await page.reload()
  await expect(thanks).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe('0.000')
  const keys = await page.evaluate(() => Object.keys(sessionStorage))
  await page.goto(paths.privacy())
  expect(keys).toContain('demo-requested')
  await expect(page.getByRole('term').filter({ hasText: 'demo-requested' })).toBeVisible()

  await page.goto(paths.home())
  await thanks.getByRole('button', { name: 'Close this message' }).click()
  await expect(thanks).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(thanks).toHaveCount(0)
})
