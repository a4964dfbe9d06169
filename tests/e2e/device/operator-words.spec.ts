import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import { configureSite, localConfig } from '../../support/data/configuration'
import { expect, test } from '../../support/page/visitor'

const markup = '<b>Closed</b> for Diwali, see https://hivefield.example/diwali'
const notice = markup.padEnd(400, 'x')
const name = 'Honeyfield '.repeat(6).trim().slice(0, 60)
const hours = 'Monday to Saturday, 9 to 18'

test('name, notice, contact and addresses of the configuration stand as they are on a phone and at a desk, without a new build', async ({
  page,
}) => {
  const { links, ...config } = localConfig()
  await configureSite(page, {
    ...config,
    links: {
      ...links,
      login: 'https://login.example/',
      social: { ...links.social, facebook: '', x: 'https://x.example/' },
    },
    contact: { phone: '+91 11 1111 1111', email: '', hours },
    site: { name, notice },
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(paths.farmers())
  const line = page.getByRole('complementary', { name: 'Notice' })
  const footer = page.getByRole('contentinfo')
  for (const width of [320, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(line).toHaveText(notice)
      await expect(line.locator('b, a')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link', { name: `${name}, home` })).toBeVisible()
      await expect(footer.getByText(`© ${facts.copyrightYear} ${name}`)).toBeVisible()
      const folded = footer.getByText('Contact', { exact: true })
      if (!(await footer.getByText(hours).isVisible())) await folded.click()
      await expect(footer.getByText(hours)).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width)
    })
  await test.step('addresses and contact take the place of those of the build; one that is empty is nowhere', async () => {
    const link = (label: string) => page.getByRole('banner').getByRole('link', { name: label, exact: true })
    await expect(link('Login')).toHaveAttribute('href', 'https://login.example/')
    await expect(link('X')).toHaveAttribute('href', 'https://x.example/')
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
    await expect(footer.getByRole('link', { name: '+91 11 1111 1111' })).toBeVisible()
    await expect(footer.getByRole('link', { name: /@/ })).toHaveCount(0)
  })
})
