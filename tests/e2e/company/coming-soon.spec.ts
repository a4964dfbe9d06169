import { paths } from '@/config/paths'
import { readThroughThenWide } from '../../support/layout/full-page'
import { test } from '../../support/page/visitor'

test('what is not there yet says Coming Soon', async ({ page }) => {
  await readThroughThenWide(page, paths.comingSoon(), 'Coming Soon') // R-ROUTE-26
})
