import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const modules = import.meta.glob<string>('/src/content/en/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Whole sentences of a module, those of at least five words. */
function sentences(file: string, source: string): string[] {
  const found: string[] = []
  const read = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: unknown }
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateLiteral' && Array.isArray(quasis))
      found.push(quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('…'))
    for (const part of Object.values(node)) read(part)
  }
  read(parseSync(file, source).program)
  return found
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((text) => /[.?!]$/.test(text) && text.split(/\s+/).length >= 5)
}

it('every sentence stands in one place: what two pages would say alike, one of them says', () => {
  const places = new Map<string, Set<string>>()
  for (const [file, source] of Object.entries(modules))
    for (const sentence of sentences(file, source))
      places.set(sentence, (places.get(sentence) ?? new Set()).add(file))
  expect(places.size).toBeGreaterThan(300)
  expect([...places].filter(([, files]) => files.size > 1).map(([sentence]) => sentence)).toEqual([])
})

it("'near the people who order' stands once", () => {
  const all = Object.values(modules).join('\n')
  expect(all.match(/(near|close to) the people who order/g)).toHaveLength(1)
})
