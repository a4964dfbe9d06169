import { chosen } from '../support/data/sampled'
import { actions, nthVisitor } from '../support/faults/actions'
import { actionFaults, breakCall, expectAlive, expectFocusInPage, troubles } from '../support/faults/faults'
import { noToastWasRaised } from '../support/page/no-toast'
import { expect, test } from '../support/page/visitor'

const cases = actions
  .flatMap((action) => actionFaults.map((fault) => ({ action, fault })))
  .map((one, index) => ({ ...one, visitor: nthVisitor(index) }))

test.use({ expectedMessages: [troubles] })

for (const { action, fault, visitor } of chosen(cases, 7)) {
  test(`'${action.name}' survives ${fault.name} to its call`, async ({ page }) => {
    await page.clock.install()
    await action.begin(page, visitor)
    const call = await breakCall(page, action.url, fault)
    const asked = page.waitForRequest(action.url)
    await action.press(page)
    await asked

    if (fault.leadsTo === 'late answer') {
      // The clock stands while the page is looked at: on a slow machine the call would be given up meanwhile.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 8_000)
      await action.unchanged(page, visitor)
      await expectAlive(page)
      await call.release()
      await page.clock.resume()
      return action.done(page)
    }
    if (fault.leadsTo === 'wait') await page.clock.runFor(15_000)
    const outcome = action.told[fault.answered]
    const told = typeof outcome === 'function' ? outcome(fault.text ?? '') : outcome
    if (told === 'done') return action.done(page)

    if (told !== 'nothing') await expect(page.getByRole('alert').first()).toContainText(told)
    // Before the answer is in, all is unchanged anyhow, and another press counts for nothing.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await action.unchanged(page, visitor)
    await expectFocusInPage(page)
    await expectAlive(page)
    if (told === 'nothing') await noToastWasRaised(page)
    call.mend()
    await action.press(page)
    await action.done(page)
  })
}
