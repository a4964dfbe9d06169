import { paths } from '@/config/paths'
import { test } from '../support/visitor'
import { openPage, readThroughOnSmallPhone } from '../support/whole-page'

test('what is not there yet says Coming Soon', async ({ page }) => {
  await openPage(page, paths.comingSoon(), 'Coming Soon') // R-ROUTE-26
})

test('it can be read on a small phone, and nothing moves', async ({ page }) => {
  await readThroughOnSmallPhone(page, paths.comingSoon())
})
