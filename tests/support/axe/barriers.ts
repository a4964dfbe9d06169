import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2, levels A and AA, and what axe calls best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The switch of languages stands in the header and in the footer under one name, since its links are the same: so says the ARIA
 * Authoring Practices Guide of navigations that repeat, where axe wants another name for each.
 */
const isSwitch = ({ html }: { html: string }) => /^<nav [^>]*aria-label="(?:Language|भाषा|ಭಾಷೆ)"/.test(html)

/** What one run of axe found, as an annotation of its test; the reporter adds them up. */
export type AxeRun = { violations: number; unsure: string[] }

export const axeAnnotation = 'axe'

/**
 * What a machine finds wrong with the page for someone with an impairment: rule and place, a line each. What it
 * cannot decide is noted for the report (docs/accessibility.md).
 */
export async function barriers(page: Page): Promise<string[]> {
  // Once for a document: the builder would evaluate a script of twice the size, and twice for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  // The legacy mode looks at this page alone, which has no frames, and so needs no second tab.
  // What passes is thousands of nodes on a long page, and nobody reads them.
  const options = { runOnly: rules, resultTypes: ['violations' as const, 'incomplete' as const] }
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).options(options).setLegacyMode()
  const { violations: found, incomplete } = await axe.analyze()
  const violations = found.filter(({ id, nodes }) => id !== 'landmark-unique' || !nodes.every(isSwitch))
  const run: AxeRun = {
    violations: violations.length,
    unsure: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ any, target }) => `${id} (${any[0]?.data?.messageKey ?? any[0]?.id}) ${target.join(' ')}`),
    ),
  }
  test.info().annotations.push({ type: axeAnnotation, description: JSON.stringify(run) })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
