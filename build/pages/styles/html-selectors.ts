import { compile } from 'css-select'
import { isTraversal, parse, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Document, Element } from 'domhandler'
import { list } from 'postcss'

type CompiledSelector = {
  text: string
  /** Tags, `.classes` and `#ids` without which nothing matches. */
  names: readonly string[]
  /** One of them that the element itself has, or `*`. */
  own: string
  matches: (element: Element) => boolean
}

/** Pages share most rules. */
const compiled = new Map<string, readonly CompiledSelector[]>()

function selectorsOf(rule: string): readonly CompiledSelector[] {
  const selectors = compiled.get(rule) ?? list.comma(rule).map(compileSelector)
  compiled.set(rule, selectors)
  return selectors
}

function compileSelector(text: string): CompiledSelector {
  const parts = parse(text).flat()
  const names = (some: readonly Selector[]) => some.flatMap(nameOf)
  return {
    text,
    names: names(parts),
    own: names(parts.slice(parts.findLastIndex(isTraversal) + 1)).at(-1) ?? anyElement,
    matches: compile<AnyNode, Element>([parts.map(orAnyElement)], { pseudos }),
  }
}

const anyElement = '*'

function nameOf(part: Selector): string[] {
  if (part.type === SelectorType.Tag) return [part.name]
  if (part.type !== SelectorType.Attribute) return []
  if (part.name === 'class' && part.action === 'element') return [`.${part.value}`]
  return part.name === 'id' && part.action === 'equals' ? [`#${part.value}`] : []
}

/** The elements of a page by their tags, `.classes` and `#ids`. */
function elementsByName(page: Document): ReadonlyMap<string, readonly Element[]> {
  const elements = new Map<string, Element[]>()
  const add = (name: string, element: Element) => {
    const others = elements.get(name)
    if (others) others.push(element)
    else elements.set(name, [element])
  }
  const addAll = (nodes: readonly AnyNode[]) => {
    for (const element of nodes) {
      if (!(element instanceof Element)) continue
      const { id, class: classes = '' } = element.attribs
      add(anyElement, element)
      add(element.name, element)
      if (id) add(`#${id}`, element)
      for (const name of classes.split(/\s+/)) add(`.${name}`, element)
      addAll(element.children)
    }
  }
  addAll(page.children)
  return elements
}

/**
 * Makes the function that says which selectors of a rule have an element in the HTML of a page:
 * whatever a visitor or a script can change is taken to hold.
 */
export function selectorsIn(page: Document): (rule: string) => string[] {
  const elements = elementsByName(page)
  const isIn = ({ names, own, matches }: CompiledSelector) =>
    names.every((name) => elements.has(name)) && elements.get(own)?.some(matches)
  return (rule) => selectorsOf(rule).flatMap((selector) => (isIn(selector) ? selector.text : []))
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
