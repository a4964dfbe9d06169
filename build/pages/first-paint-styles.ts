import { compile, selectOne } from 'css-select'
import { parse, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Document, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { transform } from 'lightningcss'
import postcss, { type Declaration, type Root } from 'postcss'

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
  styles.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return
    const shown = rule.selectors.filter((selector) => selectOne(queryOf(selector), page) !== null)
    if (shown.length === 0) rule.remove()
    else if (shown.length < rule.selectors.length) rule.selectors = shown
  })
}

type Query = ReturnType<typeof compile<AnyNode, Element>>

/** Pages share most selectors. */
const queries = new Map<string, Query>()

function queryOf(selector: string): Query {
  const known = queries.get(selector)
  if (known) return known
  const parts = parse(selector).flat()
  const query = compile<AnyNode, Element>([parts.map(orAnyElement)], { pseudos })
  queries.set(selector, query)
  return query
}

/**
 * Pseudo-classes that the HTML answers by itself; under a pointer is nothing yet. A box that a
 * visitor checks before the complete sheet has come shows what follows from it as soon as that does.
 */
const answeredByHtml = new Set(
  `checked disabled empty first-child first-of-type has hover is lang last-child last-of-type not nth-child
  nth-last-child nth-of-type only-child only-of-type root where`.split(/\s+/),
)

/** Attributes that nothing changes before the site starts, which is once the complete sheet has come. */
const fixedAttribute = /^(?:aria-.+|class|href|id|name|type|value)$/

/** Whether a part of a selector is answered by the HTML, whatever a visitor or a script does. */
function isOfHtml(part: Selector): boolean {
  if (part.type === SelectorType.Attribute) return fixedAttribute.test(part.name)
  if (part.type === SelectorType.PseudoElement) return false
  if (part.type !== SelectorType.Pseudo) return true
  const inner = Array.isArray(part.data) ? part.data.flat() : []
  return answeredByHtml.has(part.name) && inner.every(isOfHtml)
}

const orAnyElement = (part: Selector): Selector =>
  isOfHtml(part) ? part : { type: SelectorType.Universal, namespace: null }

/** `:lang()`: the nearest `lang` decides. */
function isInLanguage(element: Element, code?: string | null): boolean {
  if (element.attribs.lang) return element.attribs.lang.split('-')[0] === code
  return element.parent instanceof Element && isInLanguage(element.parent, code)
}

/** What css-select lacks. */
const pseudos = { lang: isInLanguage, hover: () => false }

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

/** A custom property where it is read. */
const read = /var\(\s*(--[\w-]+)/g

/** Custom properties that nothing reads, and key frames that no animation names. */
function removeUnusedNames(styles: Root, html: string) {
  let count: number
  do {
    count = 0
    const names = namesIn(styles.toString() + html, read)
    styles.walkDecls(/^--/, (declaration) => {
      if (names.has(declaration.prop)) return
      declaration.remove()
      count++
    })
  } while (count > 0)
  const animations = [...namesIn(styles.toString(), /animation(?:-name)?:([^;}]*)/g)].join(' ')
  styles.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
}

/**
 * Writes the value of a custom property where it is read, if it has one value and is read once: the
 * name would cost more than it saves.
 */
function inlineNamesReadOnce(styles: Root, html: string) {
  const declared: Declaration[] = []
  styles.walkDecls(/^--/, (declaration) => {
    declared.push(declaration)
  })
  const css = styles.toString()
  const reads = Array.from((css + html).matchAll(read), ([, name]) => name)
  for (const declaration of declared) {
    const { prop, value } = declaration
    const isOnlyOne = declared.filter((other) => other.prop === prop).length === 1
    const isReadOnce = css.includes(`var(${prop})`) && reads.filter((name) => name === prop).length === 1
    if (!isOfRoot(declaration) || !isOnlyOne || !isReadOnce || value.includes('var(')) continue
    declaration.remove()
    styles.walkDecls((reader) => {
      reader.value = reader.value.replace(`var(${prop})`, () => value)
    })
  }
}

/** Whether a declaration holds for the whole page, whatever its width. */
const isOfRoot = ({ parent }: Declaration) =>
  parent?.parent?.type === 'root' && 'selector' in parent && parent.selector === ':root'
