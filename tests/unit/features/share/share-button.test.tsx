import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShareButton } from '@/features/share/ShareButton'
import { expectConsole } from '../../../support/unit/expected-console'

vi.mock('@/browser/reload-once')
vi.mock('@/features/share/ShareTrigger', () => {
  throw new Error('gone')
})

it("'Try again' of a button that did not come hands the focus to the heading of its section", async () => {
  expectConsole('error', 'A part of the page could not be shown.')
  expectConsole('error', 'The above error occurred')
  render(
    <section>
      <h2>Products</h2>
      <ShareButton label="Share" title="Raw Honey" address="/collections/products/Raw_Honey" />
    </section>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }))
})
