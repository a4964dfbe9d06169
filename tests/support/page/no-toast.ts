import type { Page } from '@playwright/test'
import { atRest } from './hold-requests'
import { twoFrames } from './hydrated'
import { expect } from './visitor'

/**
 * No toast was raised in this document. A toast goes by itself, but their region comes with the first and stays; its
 * module has to be fetched, so this is asked as late in a test as may be.
 */
export const noToastWasRaised = async (page: Page): Promise<void> => {
  await atRest(page)
  await twoFrames(page)
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0)
}
