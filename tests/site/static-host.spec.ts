import { test } from '@playwright/test'
import { hostPromises } from '../support/servers/host-promises'
import { reloadPromises } from '../support/servers/reload-promises'

test.describe('npm start', () => {
  let origin = ''
  test.beforeAll(({ baseURL }) => {
    origin = String(baseURL)
  })
  hostPromises({ origin: () => origin, encodings: ['br', 'gzip'], onDisk: true })
  test.describe('a visitor who comes back', () => reloadPromises(() => origin))
})
