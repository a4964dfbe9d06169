import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const modules = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/content/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Node = { type: string; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** A word: a visitor reads it, and another language has another one for it. */
const word = /\p{L}{2}/u

/** Begins like a sentence or a label, or has two words: no name of a class, a role or a file. */
const reads = /^\W*\p{Lu}\p{Ll}|\p{L}{2} +\p{L}/u

/** Attributes that are read out or shown, whatever they hold; and those of which nobody reads a word. */
const shown = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title', 'label']
const silent = ['className', 'd', 'viewBox', 'points', 'transform', 'sizes', 'rel', 'style']

/** The literals of an expression itself: not of what it calls, nor of elements within it. */
function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as Node
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked]
  if (type === 'JSXElement' || type === 'CallExpression' || type === 'BinaryExpression') return []
  return Object.values(node).flatMap(literals)
}

/** Words that stand in a module where content should be named. */
function wordsIn(file: string, source: string): string[] {
  const isForm = /from 'yup'/.test(source) // valibot's faults are for the console
  const found: string[] = []
  const add = (texts: string[], rule: RegExp) => found.push(...texts.filter((text) => rule.test(text)))
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) {
      const { type } = value
      if (type === 'JSXText') add([String(value.value)], word)
      if (type === 'JSXAttribute') {
        const name = (value.name as { name: string }).name
        add(silent.includes(name) ? [] : literals(value.value), shown.includes(name) ? word : reads)
      } else if (type === 'JSXExpressionContainer') add(literals(value.expression), reads)
      if (type === 'AssignmentPattern' && file.endsWith('.tsx')) add(literals(value.right), reads)
      if (isForm && type === 'CallExpression') add(literals(value.arguments), reads)
    }
    for (const [field, part] of Object.entries(value))
      if (!(isNode(value) && value.type === 'JSXAttribute' && field === 'value' && isLiteral(part)))
        read(part)
  }
  read(parseSync(file, source).program)
  return [...new Set(found.map((text) => text.trim()))]
}

const isLiteral = (part: unknown) => isNode(part) && part.type === 'Literal'

describe('the reader', () => {
  it('finds words where a visitor would', () => {
    const source = `
      import { string } from 'yup'
      const a = string().required('Name is required')
      const Part = ({ text = 'Buy Now' }) => (
        <p className="two words" title="off">Out <b aria-label={\`Digit \${n}\`}>{late ? 'Still loading' : text}</b></p>
      )`
    expect(wordsIn('a.tsx', source).sort()).toEqual(
      ['Buy Now', 'Digit', 'Name is required', 'Out', 'Still loading', 'off'].sort(),
    )
  })

  it('takes no class, address, drawing or name for one', () => {
    const source = `const Part = () => <a href="/a" rel="no opener" role="status" type="button"><path d="M4 16V4h12" />{of('Name it')} – {kind === 'Late'}</a>`
    expect(wordsIn('a.tsx', source)).toEqual([])
  })
})

it.each(Object.entries(modules))('%s takes its words from content', (file, source) => {
  expect(wordsIn(file, source)).toEqual([])
})
