import { test } from '@playwright/test'
import { hostPromises } from '../support/host-promises'

test.describe('npm start', () => {
  let origin = ''
  test.beforeAll(({ baseURL }) => {
    origin = String(baseURL)
  })
  hostPromises(() => origin, ['br', 'gzip'])
})
