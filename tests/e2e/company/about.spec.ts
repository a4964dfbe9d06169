import { paths } from '@/config/paths'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

test('the about page tells under the name of the product what it is for, and leads to its services', async ({
  page,
}) => {
  await openPage(page, paths.about(), 'About Hivefield') // R-ROUTE-07, R-ABOUT-01
  await expect(page.getByRole('contentinfo'), 'there is none').not.toContainText('FSSAI licence')
  await test.step('it tells of purpose, services and brands, in this order', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.nth(0)).toHaveText('Our Purpose')
    await expect(headings.nth(1)).toHaveText('Our Services')
    await expect(headings.nth(2)).toHaveText('Our Brands') // R-ABOUT-02
  })
  await test.step('on a wide screen words and picture change sides from section to section', async () => {
    const sides: string[] = []
    for (const name of ['Our Purpose', 'Our Services', 'Our Brands']) {
      const section = page.getByRole('region', { name, exact: true })
      const words = await section.getByRole('heading', { level: 2 }).boundingBox()
      const picture = await section.getByRole('img').boundingBox()
      sides.push((words?.x ?? 0) < (picture?.x ?? 0) ? 'words left' : 'words right')
    }
    expect(sides).toEqual(['words left', 'words right', 'words left']) // R-ABOUT-03
  })
  await test.step('it names the six services, each with a way to its page', async () => {
    const services = page.getByRole('region', { name: 'Our Services', exact: true })
    await expect(services.getByRole('link')).toHaveText([
      'Pollination',
      'Contract farming',
      'Contract manufacturing',
      'Colonies migration',
      'Monetizing',
      'Adoptable Eco-Bee',
    ]) // R-ABOUT-04
    await expect(services.getByRole('link', { name: 'Monetizing' })).toHaveAttribute(
      'href',
      '/eco-entrpreneur',
    )
  })
})
