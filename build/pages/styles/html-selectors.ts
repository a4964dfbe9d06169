import { compile } from 'css-select'
import { parse, type Selector, SelectorType } from 'css-what'
import { type AnyNode, Element } from 'domhandler'

type Query = ReturnType<typeof compile<AnyNode, Element>>

/** Pages share most selectors. */
const queries = new Map<string, Query>()

/**
 * A selector as the HTML of a page answers it: whatever a visitor or a script can change is taken to hold.
 */
export function queryOf(selector: string): Query {
  const known = queries.get(selector)
  if (known) return known
  const parts = parse(selector).flat()
  const query = compile<AnyNode, Element>([parts.map(orAnyElement)], { pseudos })
  queries.set(selector, query)
  return query
}

/**
 * Pseudo-classes that the HTML alone decides; `:hover` matches nothing yet. If a visitor checks a box
 * before the complete sheet has loaded, the rules for `:checked` apply once it has.
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
