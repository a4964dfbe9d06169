import type { Page } from '@playwright/test'

/** The policy of a page, which knows its styles by their hash. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** Makes pages of this visit wait for their fonts. Otherwise a late font leaves the fallback, whose letters are wider. */
export async function fontsInTime(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(policy, '').replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
}

/** The same for the page that is already open. */
export async function takeFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('optional'))
          rule.style.setProperty('font-display', 'block')
    return document.fonts.ready
  })
}
