import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as language from '@/config/language'
import { PanelHeader } from '@/features/product-panel/PanelHeader'
import { aProduct } from '../../../support/data/make-product'

afterEach(cleanup)

it("a step tells the product's name, marked as English where the page is not", () => {
  vi.spyOn(language, 'sentLanguage', 'get').mockReturnValue('en')
  render(
    <PanelHeader
      product={aProduct({ name: 'Jamun' })}
      sharePath={undefined}
      neighbours={{ position: 2, previous: '1', next: '3' }}
      total={3}
      onShow={() => {}}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText('Jamun').lang).toBe('en')
})
