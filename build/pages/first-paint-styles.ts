import { compile, selectOne } from 'css-select'
import { parse, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Document, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { transform } from 'lightningcss'
import postcss, { type Root } from 'postcss'

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
  removeEmptyRules(styles)
  return transform({
    filename: 'page.css',
    code: Buffer.from(styles.toString()),
    minify: true,
  }).code.toString()
}

/** Rules for paper, animations along a scroll, transitions, and the borders of those who choose their own colours. */
function removeLateRules(styles: Root) {
  styles.walkAtRules(/^(?:supports|media)$/, (rule) => {
    if (/animation-timeline|forced-colors|^print$/.test(rule.params)) rule.remove()
  })
  styles.walkDecls(/^transition/, (declaration) => {
    declaration.remove()
  })
}

function removeUnmatchedRules(styles: Root, page: Document) {
  styles.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return
    const shown = rule.selectors.filter((selector) => {
      const { ofPointer, query } = readSelector(selector)
      return !ofPointer && selectOne(query, page) !== null
    })
    if (shown.length === 0) rule.remove()
    else if (shown.length < rule.selectors.length) rule.selectors = shown
  })
}

type ReadSelector = { ofPointer: boolean; query: ReturnType<typeof compile<AnyNode, Element>> }

/** Pages share most selectors. */
const readSelectors = new Map<string, ReadSelector>()

function readSelector(selector: string): ReadSelector {
  const known = readSelectors.get(selector)
  if (known) return known
  const parts = parse(selector).flat()
  const ofPointer = parts.some((part) => part.type === SelectorType.Pseudo && part.name === 'hover')
  const query = compile<AnyNode, Element>([parts.map(orAnyElement)], { pseudos: { lang: isInLanguage } })
  readSelectors.set(selector, { ofPointer, query })
  return { ofPointer, query }
}

/**
 * Pseudo-classes that the HTML answers by itself. A box that a visitor checks before the complete
 * sheet has come shows what follows from it as soon as that does; what disables a control starts
 * only then.
 */
const answeredByHtml = new Set(
  `checked disabled empty first-child first-of-type has is lang last-child last-of-type not nth-child
  nth-last-child nth-of-type only-child only-of-type root where`.split(/\s+/),
)

/** Attributes that no script of the site changes. */
const fixedAttributes = new Set(['class', 'href', 'id', 'name', 'type', 'value'])

/** Whether a part of a selector is answered by the HTML, whatever a visitor or a script does. */
function isOfHtml(part: Selector): boolean {
  if (part.type === SelectorType.Attribute) return fixedAttributes.has(part.name)
  if (part.type === SelectorType.PseudoElement) return false
  if (part.type !== SelectorType.Pseudo) return true
  const inner = Array.isArray(part.data) ? part.data.flat() : []
  return answeredByHtml.has(part.name) && inner.every(isOfHtml)
}

const orAnyElement = (part: Selector): Selector =>
  isOfHtml(part) ? part : { type: SelectorType.Universal, namespace: null }

/** `:lang()`, which css-select lacks: the nearest `lang` decides. */
function isInLanguage(element: Element, code?: string | null): boolean {
  if (element.attribs.lang) return element.attribs.lang.split('-')[0] === code
  return element.parent instanceof Element && isInLanguage(element.parent, code)
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

const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

/** Custom properties that nothing reads, and key frames that no animation names. */
function removeUnusedNames(styles: Root, html: string) {
  let count: number
  do {
    count = 0
    const read = namesIn(styles.toString() + html, /var\(\s*(--[\w-]+)/g)
    styles.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return
      declaration.remove()
      count++
    })
  } while (count > 0)
  const animations = [...namesIn(styles.toString(), /animation(?:-name)?:([^;}]*)/g)].join(' ')
  styles.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
}
