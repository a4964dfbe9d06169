import type { Page } from '@playwright/test'

/** Controls smaller than 24 px in a direction, but for links within a sentence, which are as high as its line. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim()
    const boxes = (control: Element) =>
      [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].map((part) =>
        part.getBoundingClientRect(),
      )
    return [...document.querySelectorAll('a[href], button, input, select, summary, [role="button"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (control) =>
          !inSentence(control) && !control.closest('[inert], [aria-hidden="true"], .visually-hidden'),
      )
      .filter((control) => boxes(control).every(({ width, height }) => Math.min(width, height) < 23.99))
      .filter((control) => boxes(control).every(({ width }) => width > 1)) // hidden but for screen readers
      .map((control) => {
        const { width, height } = control.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
        return `${control.tagName} ${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`
      })
  })

/** What sticks out sideways, and words that are cut off, in the page as it stands. */
export const cuts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      // The name on a card: it opens the product, where it is there as a whole.
      if (element.matches('a') && getComputedStyle(element).webkitLineClamp !== 'none') return false
      if (clientWidth <= 1 || !hasWords(element) || !element.checkVisibility()) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      )
    })
    return [
      ...(wide > 0 ? [`${wide} px sideways`] : []),
      ...cut.map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent?.trim()}`),
    ]
  })

/** Words of the page's main part that are broken within themselves, for want of room; a hyphen may end a line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue
      for (const word of text.textContent?.matchAll(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
        const range = new Range()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word[0])
      }
    }
    return broken
  })

/** As somebody who reads with large letters has set it. */
export const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
