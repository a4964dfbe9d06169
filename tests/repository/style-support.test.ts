import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../build/folders.mjs'

const lines = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .flatMap((file) =>
    readFileSync(`${root}src/${file}`, 'utf8')
      .replace(/\/\/.*$/gm, '')
      .split('\n')
      .map((line) => `src/${file}: ${line.trim()}`),
  )

/** Whether a `:has()` stands within another, at any depth. */
function hasWithinHas(line: string): boolean {
  const open: boolean[] = []
  for (const [bracket] of line.matchAll(/:has\(|\(|\)/g)) {
    if (bracket === ')') open.pop()
    else if (bracket === ':has(' && open.includes(true)) return true
    else open.push(bracket === ':has(')
  }
  return false
}

it("':has()' within ':has()' is read as such", () => {
  expect(hasWithinHas('.map:has(.line:not(:has(.stop)) :checked) .stop {')).toBe(true)
  expect(hasWithinHas('.map:has(.line:not(.stop)) .stop:has(:checked) {')).toBe(false)
})

it("no rule has ':has()' within ':has()', which no browser takes", () => {
  expect(lines.filter(hasWithinHas)).toEqual([])
})

it('no underline has its thickness in the shorthand, which Safari before 26.2 does not take', () => {
  expect(lines.filter((line) => /text-decoration: .*\d/.test(line))).toEqual([])
})
