import { maps } from '@/content/en/features/maps'
import { details, list, lit, region, row, rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'

test.describe('the list', () => {
  test("leads each place to a public map in a new tab, one without coordinates by its name, is filtered and used by keyboard alone; a place's address can be copied", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await expect(list(page).getByRole('link')).toHaveCount(11)
    const store = list(page).getByRole('link', { name: 'Indiranagar store, Bengaluru' })
    await expect(store).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12.9784,77.6408',
    )
    await expect(store).toHaveAttribute('target', '_blank')
    await expect(store).toHaveAttribute('rel', 'noopener')
    const lost = rows(page).filter({ hasText: 'Pan Bazaar store, Guwahati' })
    await expect(lost).toContainText('Not on the map')
    await expect(lost.getByRole('link')).toHaveAttribute('href', /query=Pan%20Bazaar%20store%2C%20Guwahati$/)

    await test.step('it says when nothing fits the filter, which can be cleared', async () => {
      await page.getByRole('searchbox').fill('atlantis')
      await expect(page.getByText('No location fits ‘atlantis’.')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '0 of 11 locations' })).toBeVisible()
      await page.getByRole('button', { name: 'Clear the filter' }).click()
      await expect(rows(page)).toHaveCount(11)
      await expect(page.locator(':focus')).toHaveRole('heading')
    })

    await test.step('a town is found by the name it had before', async () => {
      await page.getByRole('searchbox', { name: 'Filter by name or town' }).fill('bangalore')
      await expect(rows(page)).toHaveText([/Indiranagar store, Bengaluru/, /Jayanagar store, Bengaluru/])
      await page.getByRole('searchbox').fill('store, Bengaluru')
      await expect(rows(page)).toHaveCount(2)
      await page.getByRole('searchbox').fill('')
      await expect(rows(page)).toHaveCount(11)
    })

    await test.step('a pin of the drawn map lights its name', async () => {
      const pin = region(page).locator('a[href*="karol-bagh"]')
      await pin.hover()
      await expect(row(page, 'Karol Bagh')).toHaveCSS('background-color', lit)
      await page.mouse.move(0, 0)
      await expect(row(page, 'Karol Bagh')).not.toHaveCSS('background-color', lit)
    })

    await test.step('pressed twice, it is one step for Back', async () => {
      const pin = region(page).locator('a[href*="karol-bagh"]')
      await pin.click()
      await expect(page).toHaveURL(/karol-bagh/)
      await pin.click()
      await page.goBack()
      await expect(page).toHaveURL('/location')
    })

    await test.step('it can be used by keyboard alone: filter, choose, directions, close', async () => {
      await page.getByRole('searchbox').focus()
      await page.keyboard.type('lucknow')
      await expect(rows(page)).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Nearest first' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(details(page, 'Hazratganj store, Lucknow')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rows(page).getByRole('link', { name: 'Directions' })).toBeVisible()
      await expect(details(page, 'Hazratganj store, Lucknow')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(rows(page).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(rows(page).getByRole('link', { name: 'Directions' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: maps.copy })).toBeFocused()
      await details(page, 'Hazratganj store, Lucknow').press('Space')
      await expect(details(page, 'Hazratganj store, Lucknow')).toBeFocused()
      await expect(details(page, 'Hazratganj store, Lucknow')).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('button', { name: maps.copy })).toHaveCount(0)
    })

    await test.step("copies a place's address on a public map", async () => {
      await page.getByRole('searchbox').fill('')
      await details(page, 'Kothrud store, Pune').click()
      await page.getByRole('button', { name: maps.copy }).click()
      await expect(page.getByText(maps.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'https://www.google.com/maps/search/?api=1&query=18.5074,73.8077',
      )
    })

    await test.step('says so where the browser does not allow copying', async () => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await page.getByRole('button', { name: maps.copy }).click()
      await expect(page.getByText('This browser did not allow copying.')).toBeVisible()
    })
  })
})
