import { barriers } from '../support/axe/barriers'
import { layoutShift } from '../support/layout/layout-shift'
import { unfitLetters } from '../support/layout/lettering'
import { brokenWords, cuts, smallTargets } from '../support/layout/reflow'
import { twoFrames } from '../support/page/hydrated'
import { expect, test } from '../support/page/visitor'

test('what looks at the pages sees what is wrong with one', async ({ page }) => {
  await page.setContent(`<main>
    <button style="width: 10px; height: 10px; padding: 0"></button>
    <p style="width: 40px; height: 10px; overflow: hidden">Pollination of mustard</p>
    <p style="width: 20px; overflow-wrap: anywhere">Honeycombs</p>
    <p lang="hi" style="font-size: 12px">शहद</p>
    <img>
  </main>`)
  expect(await smallTargets(page)).toEqual([expect.stringContaining('10.0 × 10.0')])
  expect(await cuts(page)).toEqual([expect.stringContaining('Pollination')])
  expect(await brokenWords(page)).toContain('Honeycombs')
  expect(await unfitLetters(page)).toEqual([expect.stringContaining('शहद')])
  expect(await barriers(page)).toEqual(expect.arrayContaining([expect.stringContaining('image-alt')]))
  // A movement right after a change of the window counts for the visitor's own.
  const move = () =>
    page.evaluate(() => {
      const above = Object.assign(document.createElement('div'), { textContent: 'Late' })
      above.style.height = '50px'
      document.body.prepend(above)
    })
  await expect
    .poll(async () => {
      await move()
      await twoFrames(page)
      return layoutShift(page)
    })
    .toMatch(/^0\.(?!000)/)
})
