import type { Page } from '@playwright/test'

/** The policy of a page, which knows its styles by their hash. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * The pages of this visit wait for their fonts. By themselves they stay in the font that stands in where theirs is late, as on
 * a busy machine, and its letters are wider.
 */
export async function fontsInTime(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(policy, '').replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
}

/** The same for a page that stands there by now: it takes its fonts, however late they are. */
export async function takeFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('optional'))
          rule.style.setProperty('font-display', 'block')
    return document.fonts.ready
  })
}
