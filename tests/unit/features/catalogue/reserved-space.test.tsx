import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { laterScriptsId, reservedSpaceAttribute } from '@/boot/page-data'
import { ReserveSpaceScript } from '@/features/catalogue/results/ReserveSpaceScript'
import { reserveSpaceScript } from '@/features/catalogue/results/reserve-space'

// The script's own wait of 8 s would end in another test's time.
beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  document.documentElement.removeAttribute(reservedSpaceAttribute)
})

/** Whether the inline script of the HTML, run at an address, reserves the space of another list. */
function reserves(search: string): boolean {
  history.replaceState(null, '', `/collections/products/Raw_Honey${search}`)
  document.body.innerHTML = renderToStaticMarkup(<ReserveSpaceScript />)
  const later = document.createElement('template')
  later.id = laterScriptsId
  later.innerHTML = '<link rel="modulepreload" href="/assets/start.js">'
  document.body.append(later)
  const script = document.body.querySelector('script')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(reserveSpaceScript)()
  return document.documentElement.hasAttribute(reservedSpaceAttribute)
}

it.each([
  '?sort=PRICE_HIGH_TO_LOW',
  '?q=jamun',
  '?from=100&to=300&utm_source=mail',
  '?to=300',
  '?stock=out',
  '?liked=HNY-JAMUN',
  '?product=HNY-JAMUN',
])('a link with a choice in it shows no other list first: %s', (search) => {
  expect(reserves(search)).toBe(true)
})

it.each(['', '?q=&page=2&utm_source=mail&sort=', '#products'])(
  'a link without a choice shows its list at once: %s',
  (search) => {
    expect(reserves(search)).toBe(false)
  },
)

it('shows the whole list after 8 s where no script has run', () => {
  reserves('?stock=in')
  vi.advanceTimersByTime(7_999)
  expect(document.documentElement.hasAttribute(reservedSpaceAttribute)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(document.documentElement.hasAttribute(reservedSpaceAttribute)).toBe(false)
})

it('keeps the place for a minute where scripts have begun to come', () => {
  reserves('?stock=in')
  document.querySelector<HTMLTemplateElement>(`#${laterScriptsId}`)?.content.replaceChildren()
  vi.advanceTimersByTime(59_999)
  expect(document.documentElement.hasAttribute(reservedSpaceAttribute)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(document.documentElement.hasAttribute(reservedSpaceAttribute)).toBe(false)
})
