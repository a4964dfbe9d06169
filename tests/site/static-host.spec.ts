import { test } from '@playwright/test'
import { paths } from '@/config/paths'
import { styled } from '../support/layout/page-parts'
import { hydrated } from '../support/page/hydrated'
import { test as visitorTest } from '../support/page/visitor'
import { hostPromises } from '../support/servers/host-promises'

test.describe('npm start', () => {
  let origin = ''
  test.beforeAll(({ baseURL }) => {
    origin = String(baseURL)
  })
  hostPromises({ origin: () => origin, encodings: ['br', 'gzip'], onDisk: true })

  // The browser asks whether anything has changed, and takes the headers of a 304 in the place of those that it cached: those
  // of every address are the same, `hostPromises` says. A violation of the policy is a message in the console, which fails it.
  visitorTest(
    'a page that may load Google’s map has its styles and scripts after a reload',
    async ({ page }) => {
      await page.goto(paths.stores())
      await hydrated(page)
      await page.reload()
      await styled(page)
      await hydrated(page)
    },
  )
})
