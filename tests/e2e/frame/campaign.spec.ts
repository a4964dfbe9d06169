import { paths } from '@/config/paths'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('what a campaign added to the address stays for the whole visit, page loads included', async ({
  page,
}) => {
  const termsOfFooter = page.getByRole('contentinfo').locator(`a[href="${paths.terms()}"]`).first()
  await page.goto(`${paths.about()}?utm_source=fair&utm_medium=poster`)
  await hydrated(page)
  await termsOfFooter.click()
  await expect(page).toHaveURL(`${paths.terms()}?utm_source=fair&utm_medium=poster`)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused() // about is left
  await page.goBack()
  await expect(page).toHaveURL(`${paths.about()}?utm_source=fair&utm_medium=poster`)
  // It stands there at its top: the header moves until then, and a press could miss.
  await expect(page.getByRole('heading', { level: 1, name: 'About Hivefield' })).toBeFocused()
  await page.locator(`a[href="${paths.stores()}"]`).first().click()
  await expect(page).toHaveURL(`${paths.stores()}?utm_source=fair&utm_medium=poster`)
})

test('it keeps the language of the address, also on the way back', async ({ page }) => {
  const campaign = '?utm_source=fair'
  await page.goto(`/hi/about-us${campaign}`)
  await hydrated(page)
  const follow = (path: string) =>
    page.getByRole('contentinfo').locator(`a[href="/hi${path}"]`).first().click()
  await follow(paths.terms())
  await expect(page).toHaveURL(`/hi${paths.terms()}${campaign}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused() // the footer moves until then
  await follow(paths.usp())
  await expect(page).toHaveURL(`/hi${paths.usp()}${campaign}`)
  await page.goBack()
  await expect(page).toHaveURL(`/hi${paths.terms()}${campaign}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
