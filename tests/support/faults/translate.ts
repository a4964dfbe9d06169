import type { Page } from '@playwright/test'

/**
 * Does to a page what translators of browsers do: each text gives way to elements of theirs, and so does what comes
 * later. The words stay as they are, so that a test finds them.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = (root: Node) => {
      const found: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) found.push(text as Text)
      return found.filter(
        (text) => text.data.trim() && !text.parentElement?.closest('script, style, textarea, option, font'),
      )
    }
    const replace = (root: Node) => {
      for (const text of texts(root)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    new MutationObserver(() => replace(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    replace(document.body)
  })
