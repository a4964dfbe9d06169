import type { Page, Response } from '@playwright/test'

/** The fonts that a page asks for from now on, and how heavy they are. */
export function fontsOf(page: Page) {
  const fonts = new Map<string, Response>()
  page.on('response', (response) => {
    const name = /([\w-]+)-[\w-]{8}\.woff2$/.exec(response.url())?.[1]
    if (name) fonts.set(name, response)
  })
  return {
    // The fonts of the language names (`name-hi`, `name-kn`) are loaded only where the device lacks the letters.
    names: () => [...fonts.keys()].filter((name) => !/^name-(?:hi|kn)$/.test(name)).sort(),
    // To be asked on the page that loaded them: they go with it.
    bytes: async () => {
      const bodies = await Promise.all(Array.from(fonts.values(), (font) => font.body()))
      return bodies.reduce((sum, { length }) => sum + length, 0)
    },
  }
}

/** The faces that the letters of an element are drawn with. */
export async function facesIn(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

/** Texts in Devanagari or Kannada that are too small, set apart or in capitals, or whose lines are too low for their signs. */
export const unfitLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ofScript = /[\u0900-\u097f\u0c80-\u0cff]/
    const found: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      const text = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : ''))
      if (!ofScript.test(text.join('')) || element.closest('svg') || !element.checkVisibility()) continue
      const { fontSize, lineHeight, letterSpacing, textTransform } = getComputedStyle(element)
      const line = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      const isFit = Number.parseFloat(fontSize) >= 15.99 && !(line < 1.3) && textTransform === 'none'
      if (!isFit || !/^(?:normal|-?0px)$/.test(letterSpacing))
        found.push(`${text.join('').slice(0, 20)}: ${fontSize} / ${line}, ${letterSpacing}`)
    }
    return found
  })

/** Over how many lines the page's heading runs. */
export const linesOfHeading = (page: Page): Promise<number> =>
  page.locator('h1').evaluate((heading) => {
    const { lineHeight } = getComputedStyle(heading)
    return Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight))
  })
