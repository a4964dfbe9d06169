import { paths } from '@/config/paths'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('what a campaign added to the address stays for the whole visit, page loads included', async ({
  page,
}) => {
  const termsOfFooter = page.getByRole('contentinfo').locator(`a[href="${paths.terms()}"]`).first()
  await test.step('an address without a campaign stays as it is', async () => {
    await page.goto(paths.about())
    await hydrated(page)
    await termsOfFooter.click()
    await expect(page).toHaveURL(paths.terms())
  })
  await page.goto(`${paths.about()}?utm_source=fair&utm_medium=poster`)
  await hydrated(page)
  await termsOfFooter.click()
  await expect(page).toHaveURL(`${paths.terms()}?utm_source=fair&utm_medium=poster`)
  await page.goBack()
  await expect(page).toHaveURL(`${paths.about()}?utm_source=fair&utm_medium=poster`)
  await page.locator(`a[href="${paths.stores()}"]`).first().click()
  await expect(page).toHaveURL(`${paths.stores()}?utm_source=fair&utm_medium=poster`)
})
