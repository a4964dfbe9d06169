import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { vitals } from '@/content/en/site/vitals'
import { VitalsPanel } from '@/features/vitals/VitalsPanel'

describe('the panel for staff', () => {
  afterEach(cleanup)

  it.each([
    ['LCP', 999.4, '999 ms'],
    ['LCP', 2340, '2.34 s'],
    ['CLS', 0.01234, '0.012'],
    ['INP', 0, '0 ms'],
  ] as const)('writes %s of %d as %s, with its rating', (name, value, written) => {
    render(<VitalsPanel metrics={[{ name, value, rating: 'good' }]} onClose={vi.fn()} />)
    expect(screen.getByText(`${written}, ${vitals.ratings.good}`)).toBeTruthy()
  })

  it('names every measurement, and says which are still to come', () => {
    render(<VitalsPanel metrics={[]} onClose={vi.fn()} />)
    const names = Object.keys(vitals.names)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(names)
    expect(screen.getAllByText(vitals.notYet)).toHaveLength(names.length)
  })
})
