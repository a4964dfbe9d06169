import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RuntimeConfig } from '@/config/runtime-config'

/** `public/config.json` as it stands. */
export const localConfig = (): RuntimeConfig => JSON.parse(readFileSync('public/config.json', 'utf8'))

/** Gives the site another configuration file at start, without a new build. */
export const configureSite = (page: Page, json: unknown) =>
  page.route('**/config.json', (route) => route.fulfill({ json }))
