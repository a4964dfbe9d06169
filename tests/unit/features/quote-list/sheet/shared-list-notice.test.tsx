import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toast } from '@/components/toasts/toast'
import { quoteButton } from '@/content/en/features/quote-list/quote-button'
import { quoteList } from '@/content/en/pages/quote-list'
import { mostItems, readItems } from '@/domain/quote/quote-items'
import { SharedListNotice } from '@/features/quote-list/sheet/SharedListNotice'

afterEach(cleanup)

it("says so where a link's list adds more than a list holds", () => {
  const own = Array.from({ length: mostItems - 1 }, (_, index) => ({ id: `HNY-${index}`, quantity: 1 }))
  const onStore = vi.fn()
  const error = vi.spyOn(toast, 'error').mockReturnValue()
  const add = (text: string) => {
    render(<SharedListNotice own={own} shown={readItems(text)} onStore={onStore} />)
    screen.getByRole('button', { name: quoteList.fromLink.add }).click()
    cleanup()
    expect(onStore.mock.lastCall?.[0]).toHaveLength(mostItems)
  }
  add('HNY-1*2,A*1')
  expect(error).not.toHaveBeenCalled()
  add('A*1,B*1')
  expect(error.mock.calls).toEqual([[quoteButton.full]])
})
