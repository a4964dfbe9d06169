import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { darkRuns, qrSvg } from '@/drawing/qr-code'

const modules = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
)

describe('the dark runs of a QR code', () => {
  it('cover what is dark and nothing else', () => {
    fc.assert(
      fc.property(modules, (rows) => {
        const drawn = rows.map((row) => row.map(() => false))
        for (const { x, y, length } of darkRuns(rows)) drawn[y]?.fill(true, x, x + length)
        expect(drawn).toEqual(rows)
      }),
    )
  })

  it('are drawn without styles', () => {
    expect(
      qrSvg([
        [true, false],
        [true, true],
      ]),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="16" height="16" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h2v2H0z"/><path fill="#17402a" d="M0 0h1v1h-1zM0 1h2v1h-2z"/></svg>',
    )
  })
})
