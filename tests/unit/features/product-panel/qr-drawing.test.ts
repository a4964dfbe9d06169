import fc from 'fast-check'
import { expect, it } from 'vitest'
import { qrDrawing, qrFile } from '@/features/product-panel/qr-drawing'
import { codeFileName } from '@/features/product-panel/save-code'

/** Reads the modules back from the drawing. */
function modulesOf({ side, path }: { side: number; path: string }): boolean[][] {
  const modules = Array.from({ length: side - 8 }, () => Array<boolean>(side - 8).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    modules[Number(y) - 4]?.fill(true, Number(x) - 4, Number(x) - 4 + Number(width))
  return modules
}

it('draws each dark module where it belongs, within four light ones', () => {
  const code = fc.integer({ min: 1, max: 12 }).chain((side) =>
    fc.array(fc.array(fc.boolean(), { minLength: side, maxLength: side }), {
      minLength: side,
      maxLength: side,
    }),
  )
  fc.assert(
    fc.property(code, (modules) => {
      expect(modulesOf(qrDrawing(modules))).toEqual(modules)
    }),
  )
})

it('is saved dark on white', () => {
  const file = qrFile(qrDrawing([[true]]))
  expect(file).toContain('viewBox="0 0 9 9"')
  expect(file).toContain('<path fill="#fff" d="M0 0h9v9H0z"/><path fill="#17402a" d="M4 4h1v1h-1z"/>')
})

it('is saved under a name that every file system takes', () => {
  expect(codeFileName('HNY 1/2', 'image/svg+xml')).toBe('qr-HNY-1-2.svg')
  expect(codeFileName('../../etc', 'image/png')).toBe('qr--etc.png')
  expect(codeFileName('x'.repeat(500), 'text/plain').length).toBeLessThan(100)
})
