import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PriceField } from '@/features/catalogue/filters/PriceField'

afterEach(cleanup)

const onChange = vi.fn()

/** The field with an address behind it; 'Back' empties the address. */
function FieldInPage({ start }: { start?: number }) {
  const [value, setValue] = useState<number | undefined>(start)
  return (
    <>
      <PriceField
        label="From"
        value={value}
        invalid={false}
        describedBy={undefined}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(undefined)}>
        Back
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'From' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

describe('a price field', () => {
  it('shows the price of the address', () => {
    render(<FieldInPage start={99.5} />)
    expect(field().value).toBe('99.5')
  })

  it('keeps what is typed as it is typed', () => {
    render(<FieldInPage />)
    for (const typed of ['1', '10', '100.50', '007']) {
      type(typed)
      expect(field().value).toBe(typed)
    }
    expect(onChange.mock.calls.at(-1)?.[0]).toBe(7)
  })

  it('takes what is no price for none', () => {
    render(<FieldInPage start={5} />)
    type('-5')
    expect(onChange).toHaveBeenLastCalledWith(undefined)
    expect(field().value).toBe('-5')
  })

  it('shows what the address says after Back, and takes what is typed then', () => {
    render(<FieldInPage />)
    type('3')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(field().value).toBe('')
    type('4')
    expect(onChange).toHaveBeenLastCalledWith(4)
  })
})
