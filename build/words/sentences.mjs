// The sentences of a file of words: where each stands, and the same file with others in their place.
import { parseSync } from 'vite'

/**
 * A text of a file: `text` with the code between its parts in braces, as in 'Save {amount}'.
 * `place` names it within its file: 'farmers.steps.0.title'; several of one place (in a function)
 * are told apart by '#2'. `codes` are the code between its parts, from where to where.
 * @typedef {{ start: number, end: number, text: string, isTemplate: boolean, codes: [from: number, to: number][],
 * holder: string, place: string }} Sentence
 */

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

const isNode = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Imports and types hold no words. */
const isWordless = (/** @type {Node} */ { type, source }) =>
  /^(?:Import|ExportAll)|^TS(?!As|Satisfies|NonNull)/.test(type) || source

/** What a node adds to the places of the texts in it. */
const stepOf = (/** @type {Node} */ node) => {
  if (node.type === 'Property') return node.key.name ?? node.key.value ?? ''
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') return node.id?.name ?? ''
  return ''
}

/** @type {(place: string, step: string | number) => string} */
const within = (place, step) => (step === '' ? place : place === '' ? `${step}` : `${place}.${step}`)

/**
 * Every text of a file in the order in which they stand, a template's own before those in its places.
 * @param {string} source
 * @returns {Sentence[]}
 */
export function sentencesOf(source) {
  const { program, errors } = parseSync('words.ts', source)
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message)
  /** @type {Sentence[]} */
  const found = []
  /** @type {Map<string, number>} */
  const taken = new Map()
  /** @type {(node: Node, text: string, isTemplate: boolean, holder: string, at: string) => void} */
  const add = ({ start, end, expressions = [] }, text, isTemplate, holder, at) => {
    const count = (taken.get(at) ?? 0) + 1
    taken.set(at, count)
    const codes = expressions.map((/** @type {Node} */ code) => [code.start, code.end])
    const place = count === 1 ? at : `${at}#${count}`
    found.push({ start, end, text, isTemplate, codes, holder, place })
  }
  /** @type {(node: Node, parent: Node, key: string, holder: string, at: string) => void} */
  const visit = (node, parent, key, holder, at) => {
    if (isWordless(node)) return
    if (parent.type === 'Property' && key === 'key' && !parent.computed) return
    if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value, false, holder, at)
    if (node.type === 'TemplateLiteral') add(node, templateText(node, source), true, holder, at)
    const step = stepOf(node)
    const own = node.type === 'CallExpression' ? `${node.callee.name ?? ''}()` : step || holder
    for (const [name, value] of Object.entries(node)) {
      if (Array.isArray(value) && node.type === 'ArrayExpression')
        for (const [index, child] of value.entries()) {
          if (isNode(child)) visit(child, node, name, own, within(at, index))
        }
      else
        for (const child of Array.isArray(value) ? value : [value])
          if (isNode(child)) visit(child, node, name, own, within(at, step))
    }
  }
  visit(/** @type {Node} */ (program), /** @type {Node} */ (program), '', '', '')
  return found
}

/** @type {(node: Node, source: string) => string} */
const templateText = ({ quasis, expressions }, source) =>
  quasis
    .map((/** @type {Node} */ { value }, /** @type {number} */ index) => {
      const place = expressions[index]
      return value.cooked + (place ? `{${source.slice(place.start, place.end)}}` : '')
    })
    .join('')

/** Names of properties whose texts are for the program, or for the back end, however they are written. */
const ofProgram = /^(?:href|src|id|offer|line|part|tone|userType|stretch|fileName|mapMessages)$/

/** Names of properties and calls whose texts are names for the program, unless they have blanks in them. */
const names = /^(?:kind|all|icon|colour|flower|item|section|full|edges)$|\(\)$/

/**
 * Whether a text is read by somebody: it has letters and is neither an address nor a name for the program.
 * @param {Sentence} sentence
 */
export function isRead({ text, holder, isTemplate, place }) {
  if (place.split('.').some((step) => ofProgram.test(step))) return false
  const plain = isTemplate ? text.replace(/\{[^}]*\}/g, '') : text
  if (!/\p{L}{2,}|\p{L}\p{M}/u.test(plain)) return false
  if (/\s/.test(text)) return true
  return !/^(?:https?:|mailto:|[#/])/.test(text) && !(names.test(holder) && /^[\w-]+$/.test(text))
}

/**
 * The same file with other texts.
 * @param {string} source
 * @param {(sentence: Sentence) => string | undefined} textFor undefined leaves a text as it is
 */
export function withTexts(source, textFor) {
  const texts = sentencesOf(source).map((sentence) => ({ ...sentence, text: textFor(sentence) }))
  /** @type {(from: number, to: number) => string} */
  const rewritten = (from, to) => {
    let written = ''
    let at = from
    for (const { start, end, text, isTemplate, codes } of texts) {
      if (text === undefined || start < at || end > to) continue
      // The code of a template may hold texts of its own, which are new as well.
      const whole = codes.reduce(
        (all, [begin, until]) =>
          all.replace(`{${source.slice(begin, until)}}`, () => `{${rewritten(begin, until)}}`),
        text,
      )
      written += source.slice(at, start) + literal(whole, isTemplate)
      at = end
    }
    return written + source.slice(at, to)
  }
  return rewritten(0, source.length)
}

/** @type {(text: string, isTemplate: boolean) => string} */
const literal = (text, isTemplate) =>
  isTemplate ? template(text) : `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`

/** Code stands within braces, and may have templates with braces of their own in it. */
function template(/** @type {string} */ text) {
  let written = ''
  let depth = 0
  for (const sign of text) {
    if (sign === '{' && depth++ === 0) written += '${'
    else if (depth === 0) written += /[\\`]/.test(sign) ? `\\${sign}` : sign
    else written += sign
    if (sign === '}' && depth > 0) depth--
  }
  return `\`${written}\``
}
