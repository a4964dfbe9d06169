import { expect, it } from 'vitest'
import { withRoom } from '../../../../build/bundle/lettering'

it('Lines grow with the script, tight ones more; what has a length, or room enough, stays', () => {
  expect(withRoom('h1{line-height:1.04}')).toBe('h1{line-height:calc(1.04 + 0.86 * var(--rise))}')
  expect(withRoom('a { line-height: 1.6; }')).toBe('a { line-height: calc(1.6 + 0.3 * var(--rise)); }')
  expect(withRoom('a{line-height:1.125rem;line-height:2}')).toBe('a{line-height:1.125rem;line-height:2}')
  expect(withRoom('a{min-line-height:1;--line-height:1}')).toBe('a{min-line-height:1;--line-height:1}')
})

it('So do those that stand in a shorthand, whatever its size', () => {
  expect(withRoom('.b { font: 600 var(--text-3) / 1.15 var(--sans); }')).toBe(
    '.b { font: 600 var(--text-3) / calc(1.15 + 0.75 * var(--rise)) var(--sans); }',
  )
  const fluid = 'font: 560 clamp(1rem, 1rem + 1.4vw, 2rem) / 1.3 var(--serif)'
  expect(withRoom(`.l{${fluid}}`)).toContain('2rem) / calc(1.3 + 0.6 * var(--rise)) var(--serif)')
  expect(withRoom('.l{font:600 15px var(--sans);grid-area:1 / 2}')).toBe(
    '.l{font:600 15px var(--sans);grid-area:1 / 2}',
  )
})

it('Letters are set apart in Latin alone', () => {
  expect(withRoom('h1{letter-spacing:-0.02em}h2{letter-spacing:0}')).toBe(
    'h1{letter-spacing:calc(-0.02em * var(--tracking))}h2{letter-spacing:0}',
  )
})
