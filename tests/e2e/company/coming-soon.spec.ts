import { paths } from '@/config/paths'
import { openPage, readThroughOnSmallPhone } from '../../support/page/full-page'
import { test } from '../../support/page/visitor'

test('what is not there yet says Coming Soon', async ({ page }) => {
  await openPage(page, paths.comingSoon(), 'Coming Soon') // R-ROUTE-26
})

test('it can be read on a small phone, and nothing moves', async ({ page }) => {
  await readThroughOnSmallPhone(page, paths.comingSoon())
})
