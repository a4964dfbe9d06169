import { mapsRecord, standInForGoogleMaps } from '../../support/data/google-maps-stand-in'
import { details, list, lit, loadedFor, marker, region, row, rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'

test.describe('the map', () => {
  test('opens on India with one marker for each place, and shares the screen with its list, on a phone too', async ({
    page,
  }) => {
    await standInForGoogleMaps(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)

    const { maps, markers } = await mapsRecord(page)
    expect(maps).toEqual([{ center: { lat: 28.64, lng: 77.22 }, zoom: 4, gestureHandling: 'cooperative' }])
    expect(markers).toContainEqual(
      expect.objectContaining({ title: 'Indiranagar store, Bengaluru', lat: 12.9784, lng: 77.6408 }),
    )
    expect(new Set(markers.map(({ title }) => title)).size).toBe(10)

    await test.step('it fills the viewport together with its list', async () => {
      await expect(rows(page)).toHaveCount(11)
      const map = await region(page).boundingBox()
      const places = await list(page).boundingBox()
      if (!map || !places) throw new Error('Map and list must be on the screen.')
      expect(map.height).toBe(800)
      expect(map.x + map.width).toBe(1280)
      expect(map.x - (places.x + places.width)).toBeLessThan(2)
      expect(places.x).toBeLessThanOrEqual(40)
      expect(places.y + places.height).toBe(map.y + map.height)
    }) // R-MAP-05

    await test.step('it leaves a thumb room to scroll past it on a phone, list below', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      const map = await region(page).boundingBox()
      const places = await list(page).boundingBox()
      expect(map?.width).toBe(360)
      expect(map?.height).toBeLessThan(740 * 0.7)
      expect(places?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }) // R-MAP-05

    await test.step('gathers close places into badges that come apart when they are opened', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(marker(page, 'Salt Lake store, Kolkata')).toBeVisible()
      await expect(marker(page, 'Indiranagar store, Bengaluru')).toBeHidden()

      const badge = region(page).getByRole('button', { name: 'Zoom in to 4 locations' })
      await badge.focus()
      await page.keyboard.press('Enter')
      await expect(badge).toHaveCount(0)
      await expect(region(page)).toBeFocused()
      await expect(marker(page, 'Hampankatta store, Mangaluru')).toBeVisible()
      await expect(region(page).getByRole('button', { name: 'Zoom in to 2 locations' })).toBeVisible()
    })

    await test.step('is rid of the places that the filter leaves out', async () => {
      const search = page.getByRole('searchbox', { name: 'Filter by name or town' })
      await search.fill('bengaluru')
      await expect(rows(page)).toHaveCount(2)
      await expect
        .poll(async () => (await mapsRecord(page)).markers.map(({ title }) => title).sort())
        .toEqual(['Indiranagar store, Bengaluru', 'Jayanagar store, Bengaluru'])
    })
  }) // R-MAP-02 R-MAP-04

  test('and the list show the same choice, whichever of the two it was made in, and the next map page has a map of its own', async ({
    page,
  }) => {
    const requests = await standInForGoogleMaps(page)
    await page.goto('/location?utm_source=post')
    await test.step('a name that is pointed at or has the focus lights its pin, and a pin its name', async () => {
      const name = 'Indiranagar store, Bengaluru'
      await expect(marker(page, 'Salt Lake store, Kolkata')).toBeVisible()
      await expect(marker(page, name)).toBeHidden() // in a badge
      await row(page, name).hover()
      await expect(marker(page, name)).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(marker(page, name)).toBeHidden()
      await row(page, name).getByRole('link').focus()
      await expect(marker(page, name)).toBeVisible()

      await expect(row(page, 'Salt Lake')).not.toBeInViewport()
      await marker(page, 'Salt Lake store, Kolkata').hover()
      await expect(row(page, 'Salt Lake')).toBeInViewport()
      await expect(row(page, 'Salt Lake')).toHaveCSS('background-color', lit)
      await page.mouse.move(0, 0)
    })

    await marker(page, 'Salt Lake store, Kolkata').click()
    await expect(details(page, 'Salt Lake store, Kolkata')).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL('/location?utm_source=post&site=purvi-mart-salt-lake-store-kolkata')
    await expect(details(page, 'Salt Lake store, Kolkata')).toBeInViewport()

    await details(page, 'Karol Bagh store, Delhi').click()
    await expect(details(page, 'Salt Lake store, Kolkata')).toHaveAttribute('aria-expanded', 'false')
    const card = region(page).getByRole('dialog')
    await expect(card).toContainText('Karol Bagh store, Delhi')
    await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=28.6519,77.1909',
    )
    const [map] = (await mapsRecord(page)).maps
    expect(map).toMatchObject({ center: { lat: 28.6519, lng: 77.1909 }, zoom: 11 })

    await card.getByRole('button', { name: 'Close' }).click()
    await expect(details(page, 'Karol Bagh store, Delhi')).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/location?utm_source=post')

    await test.step('is made once more, with the script that is there, on the next map page, which is no page load', async () => {
      await page.getByRole('link', { name: 'Find a farm' }).click()
      await expect(marker(page, 'Mangrove apiary, Gosaba')).toBeVisible()
      expect(requests).toHaveLength(1)
      expect(await loadedFor(page)).toBe('/location')
    })
  })
})

test.describe('the address with a line break', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('has its map, though the host answers with the page for unknown addresses and its policy', async ({
    page,
  }) => {
    await standInForGoogleMaps(page)
    await page.goto('/location%0A')
    await expect(page).toHaveURL('/location')
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
  })
})

test.describe('the address', () => {
  test('that names a place which is not there changes nothing; one that is chosen is walked back through, and the page never scrolls by itself', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/location?site=%3Cscript%3E')
    await expect(rows(page)).toHaveCount(11)
    await expect(list(page).getByRole('button', { expanded: true })).toHaveCount(0)
    const kochi = details(page, 'Kadavanthra store, Kochi')
    await kochi.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await kochi.click()
    await expect(kochi).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.goBack()
    await expect(kochi).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})
