import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useReplaceable } from '@/hooks/use-replaceable'

afterEach(cleanup)

const load = () => Promise.resolve()

function Part() {
  const part = useRef<HTMLDivElement>(null)
  const isReplaceable = useReplaceable(part, load)
  return (
    <div ref={part} data-testid="part">
      <a href="/farmers">{isReplaceable ? 'a slider' : 'a row'}</a>
    </div>
  )
}

/** A part whose link has the focus as the module comes. */
async function focused(): Promise<HTMLElement> {
  render(<Part />)
  const link = screen.getByRole('link')
  link.focus()
  await act(load)
  return link
}

it('a part is replaced as its module comes', async () => {
  render(<Part />)
  await act(load)
  expect(screen.getByText('a slider')).toBeTruthy()
})

it('one with the focus in it is replaced once that is elsewhere', async () => {
  const link = await focused()
  expect(link.textContent).toBe('a row')
  act(() => link.blur())
  expect(screen.getByText('a slider')).toBeTruthy()
})

it('one with the focus in it stays while another window has the focus', async () => {
  const link = await focused()
  fireEvent.focusOut(link) // without `relatedTarget`, and the document's focus stays on the link
  expect(document.activeElement).toBe(link)
  expect(link.textContent).toBe('a row')
})
