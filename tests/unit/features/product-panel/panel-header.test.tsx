import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PanelHeader } from '@/features/product-panel/PanelHeader'
import { aProduct } from '../../../support/data/make-product'

vi.mock('@/config/language', async (original) => ({ ...(await original()), sentLanguage: 'en' }))

afterEach(cleanup)

it("a step tells the product's name, marked as English where the page is not", () => {
  render(
    <PanelHeader
      product={aProduct({ name: 'Jamun' })}
      address={undefined}
      neighbours={{ position: 2, previous: '1', next: '3' }}
      total={3}
      onShow={() => {}}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText('Jamun').lang).toBe('en')
})
