import type { Document } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { transform } from 'lightningcss'
import postcss, { type Root } from 'postcss'
import { inlineNamesReadOnce, removeUnusedNames } from './custom-properties'
import { selectorsIn } from './html-selectors'

/**
 * The part of a page's style sheet that its first paint needs, minified. Left out is what no
 * element of the HTML can match, and what shows only under a pointer, along a scroll, or later.
 * @param html of the whole page, from `<html>` on
 */
export function firstPaintStyles(css: string, html: string): string {
  const styles = postcss.parse(css)
  removeLateRules(styles)
  removeUnmatchedRules(styles, parseDocument(html))
  removeUnusedNames(styles, html)
  inlineNamesReadOnce(styles, html)
  removeEmptyRules(styles)
  const { code } = transform({ filename: 'page.css', code: Buffer.from(styles.toString()), minify: true })
  return withoutSpaces(code.toString())
}

/** Lightning CSS leaves a space behind each comma of a value with a custom property in it. */
const withoutSpaces = (css: string) =>
  css.replace(/"[^"]*"|, /g, (part) => (part.startsWith('"') ? part : ','))

/**
 * Rules for paper, animations along a scroll, transitions, the pointer's looks, and the borders of
 * those who choose their own colours.
 */
function removeLateRules(styles: Root) {
  styles.walkAtRules(/^(?:supports|media)$/, (rule) => {
    if (/animation-timeline|forced-colors|^print$/.test(rule.params)) rule.remove()
  })
  styles.walkDecls(/^(?:transition|cursor|(?:-webkit-)?user-select)/, (declaration) => {
    declaration.remove()
  })
}

function removeUnmatchedRules(styles: Root, page: Document) {
  const matched = selectorsIn(page)
  styles.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return
    const shown = matched(rule.selector)
    if (shown.length === 0) rule.remove()
    else rule.selectors = shown
  })
}

function removeEmptyRules(styles: Root) {
  let count: number
  do {
    count = 0
    styles.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0) return
      node.remove()
      count++
    })
  } while (count > 0)
}
