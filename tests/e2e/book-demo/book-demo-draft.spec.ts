import { demoHydrated, fieldsOf, openDemo } from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('half a form survives a reload, another page and Back, and is forgotten after 30 minutes, also while the visitor is on other pages', async ({
  page,
}) => {
  const draft = () => page.evaluate(() => sessionStorage.getItem('demo-draft'))
  const { company, phone, enterpriseSize } = fieldsOf(page)
  const fill = async () => {
    await company.fill('Kaveri Foods')
    await phone.fill('98450')
    await enterpriseSize.selectOption('Micro')
  }
  const expectAnswers = async () => {
    await demoHydrated(page)
    await expect(company).toHaveValue('Kaveri Foods')
    await expect(phone).toHaveValue('98450')
    await expect(enterpriseSize).toHaveValue('Micro')
  }
  await page.clock.install()
  await openDemo(page)
  await fill()
  await page.reload()
  await expectAnswers()
  await page.goto('/terms-conditions')
  await page.goBack()
  await expectAnswers()

  await test.step('on another page of the same document it is there for 29 minutes, and gone after 30', async () => {
    const leave = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our USP' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Our USP/ })).toBeVisible()
    }
    await leave()
    await page.goBack()
    await expectAnswers()
    await leave()
    await hydrated(page) // otherwise the clock is moved while the page loads, and its loading counts as half an hour
    await page.clock.fastForward('29:00')
    expect(await draft()).toContain('Kaveri Foods')
    await page.clock.fastForward('01:00')
    expect(await draft()).toBeNull()
    await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click()
    await expect(company).toHaveValue('')
  })

  await test.step('the same on a page that was loaded after it', async () => {
    await fill()
    await page.goto('/terms-conditions')
    await hydrated(page)
    await page.clock.fastForward('29:00')
    expect(await draft()).toContain('Kaveri Foods')
    await page.clock.fastForward('01:00')
    await expect.poll(draft).toBeNull()
    await page.goBack()
    await demoHydrated(page)
    // The browser fills old answers in by itself; typed on the empty form, the next draft holds this alone.
    await fieldsOf(page).name.fill('Ananya Rao')
    await expect(company).toHaveValue('')
    await expect(phone).toHaveValue('')
  })
})
