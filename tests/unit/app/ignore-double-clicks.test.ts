import { expect, it, vi } from 'vitest'
import { ignoreDoubleClicks } from '@/app/ignore-double-clicks'

/** A page of its own: others share the document of this one. */
const page = document.implementation.createHTMLDocument()
page.body.innerHTML =
  '<a href="/farmers"><span>Farmers</span></a><a id="bare">None</a><button>Next</button><div class="offcanvas-backdrop"></div><dialog>Share</dialog>'
ignoreDoubleClicks(page)

/** Whether the press of an element goes on to the browser and the router; `count` of presses in a row. */
function isFollowed(selector: string, count: number): boolean {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count })
  return page.querySelector(selector)?.dispatchEvent(press) ?? false
}

it('follows a link with the first press, or by the keyboard, and not with the second of a double click', () => {
  expect(isFollowed('a span', 1)).toBe(true)
  expect(isFollowed('a span', 0)).toBe(true)
  expect(isFollowed('a span', 2)).toBe(false)
  expect(isFollowed('a', 3)).toBe(false)
})

it('lets a button be pressed as often as somebody likes', () => {
  expect(isFollowed('button', 2)).toBe(true)
  expect(isFollowed('#bare', 2)).toBe(true)
})

it.each(['.offcanvas-backdrop', 'dialog'])(
  '%s is closed by a press on it, and not by the second that opened it',
  (ground) => {
    const closed = vi.fn()
    page.querySelector(ground)?.addEventListener('click', closed)
    isFollowed(ground, 2)
    expect(closed).not.toHaveBeenCalled()
    isFollowed(ground, 1)
    expect(closed).toHaveBeenCalledOnce()
  },
)
