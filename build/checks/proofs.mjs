// Which test proves which requirement: the rows that the comments of a test file name, read with
// the parser of Vite.
import { parseSync } from 'vite'

/**
 * @typedef {{ row: string, file: string, title: string }} Proof
 * @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node
 * @typedef {{ start: number, end: number, title: string }} Test
 */

const rowName = /R-[A-Z]+-\d\d/g

/**
 * The rows that a test file's comments name, each with the test that it counts for; '' where there
 * is none. A comment counts for the test around it, for the one that ends on its line, for those of
 * the statement right below it, and else for those that use what it stands in, such as a table of
 * cases.
 * @param {string} file
 * @param {string} text
 * @returns {Proof[]}
 */
export function proofsIn(file, text) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  // Without the program itself, which may begin below its first comments.
  const nodes = nodesOf(program.body)
  const tests = nodes.flatMap(testOf)
  return comments.flatMap((comment) => {
    const found = testsFor(comment, { text, nodes, tests, comments })
    const titles = found.length > 0 ? found.map(({ title }) => title) : ['']
    return [...comment.value.matchAll(rowName)].flatMap(([row]) =>
      [...new Set(titles)].map((title) => ({ row, file, title })),
    )
  })
}

/**
 * @param {{ start: number, end: number }} comment
 * @param {{ text: string, nodes: Node[], tests: Test[], comments: { start: number, end: number }[] }} source
 * @returns {Test[]}
 */
function testsFor(comment, { text, nodes, tests, comments }) {
  const around = tests.filter((test) => within(test, comment)).sort((one, other) => other.start - one.start)
  if (around[0]) return [around[0]]

  const ending = tests.findLast(
    ({ end }) => end <= comment.start && /^[;,) ]*$/.test(text.slice(end, comment.start)),
  )
  if (ending) return [ending]

  // Other comments may stand between this one and what it is about.
  const inside = nodes.filter((node) => within(node, comment)).at(-1)
  const next = nodes.find((node) => node.start >= comment.end && node.start < (inside?.end ?? Infinity))
  if (next && onlyComments(text, comment.end, next.start, comments)) {
    // The outermost node that begins there: the whole loop or group.
    const below = tests.filter((test) => within(next, test))
    if (below.length > 0) return below
  }

  const names = nodes.filter((node) => within(node, comment)).flatMap(declaredName)
  const users = nodes.filter((node) => node.type === 'Identifier' && names.includes(String(node.name)))
  const loops = nodes.filter(({ type, right }) => type === 'ForOfStatement' && holdsOne(right, users))
  const made = tests.filter((test) => loops.some((loop) => within(loop, test)))
  // A table's row counts for the tests of the loop over the table, not for others that read it.
  return made.length > 0 ? made : tests.filter((test) => holdsOne(test, users))
}

/**
 * The test that a call declares: `test('…', …)`, `it.each(…)('…', …)`, `test.fails('…', …)`; not
 * `test.describe`.
 * @param {Node} node
 * @returns {Test[]}
 */
function testOf(node) {
  if (node.type !== 'CallExpression') return []
  const [title, ...rest] = /** @type {Node[]} */ (node.arguments)
  const callee = /** @type {Node} */ (node.callee)
  const declares = isTestName(callee) || isTestName(/** @type {Node} */ (callee.callee ?? callee.tag))
  if (!declares || !title || rest.length === 0) return []
  return [{ start: node.start, end: node.end, title: titleOf(title) }]
}

const modes = ['each', 'for', 'only', 'skip', 'fails', 'fail', 'concurrent', 'sequential']

/**
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function isTestName(node) {
  if (node?.type !== 'MemberExpression')
    return node?.type === 'Identifier' && /^(test|it)$/.test(String(node.name))
  const { object, property } = /** @type {{ object: Node, property: Node }} */ (/** @type {unknown} */ (node))
  return isTestName(object) && modes.includes(String(property.name))
}

/** @param {Node} node */
function titleOf(node) {
  if (node.type === 'Literal') return String(node.value)
  if (node.type !== 'TemplateLiteral') return '…'
  const parts = /** @type {{ value: { cooked: string } }[]} */ (node.quasis)
  return parts.map(({ value }) => value.cooked).join('…')
}

/**
 * What a declaration is called.
 * @param {Node} node
 * @returns {string[]}
 */
function declaredName(node) {
  if (!/^(VariableDeclarator|FunctionDeclaration)$/.test(node.type)) return []
  const name = /** @type {Node | null} */ (node.id)?.name
  return typeof name === 'string' ? [name] : []
}

/** @typedef {{ start: number, end: number }} Span */

/** @type {(outer: Span, inner: Span) => boolean} */
const within = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end

/** @type {(outer: unknown, spans: Span[]) => boolean} */
const holdsOne = (outer, spans) => spans.some((span) => within(/** @type {Span} */ (outer), span))

/** @type {(text: string, from: number, to: number, comments: Span[]) => boolean} */
function onlyComments(text, from, to, comments) {
  const left = comments.filter(({ start, end }) => start >= from && end <= to)
  const without = left.reduceRight(
    (rest, { start, end }) => rest.slice(0, start - from) + rest.slice(end - from),
    text.slice(from, to),
  )
  return without.trim() === ''
}

/**
 * Every node of a tree, outer ones before those within them.
 * @param {unknown} value
 * @returns {Node[]}
 */
function nodesOf(value) {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const children = Object.values(value).flatMap(nodesOf)
  return isNode(value) ? [value, ...children] : children
}

/**
 * @param {object} value
 * @returns {value is Node}
 */
function isNode(value) {
  return 'type' in value && typeof value.type === 'string' && 'start' in value
}
