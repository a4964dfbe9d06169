import { beforeEach, expect, it } from 'vitest'
import { focusHeadingOf, focusMain } from '@/browser/focus-heading'

const pressed = () => document.querySelector('button') as HTMLButtonElement

beforeEach(() => {
  document.body.innerHTML = ''
})

it('a button that goes hands the focus to the heading of its section', () => {
  document.body.innerHTML =
    '<main><h1>Page</h1><section><h2>Offers</h2><button>Try again</button></section></main>'
  focusHeadingOf(pressed())
  expect(document.activeElement?.textContent).toBe('Offers')
})

it('in a dialog to the dialog, whose heading may go with it', () => {
  document.body.innerHTML = '<div role="dialog" tabindex="-1"><h2>Gone</h2><button>Try again</button></div>'
  focusHeadingOf(pressed())
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
})

it('in a dialog of the browser to its heading, never to the page below it', () => {
  document.body.innerHTML =
    '<main><section><h2>Products</h2><dialog><h2>Share</h2><button>Try again</button></dialog></section></main>'
  focusHeadingOf(pressed())
  expect(document.activeElement?.textContent).toBe('Share')
})

it("the page's content takes the focus of a button that goes, and not that of a field, which Safari leaves there", () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><input></main><button>Close</button>'
  const field = document.querySelector('input') as HTMLInputElement
  field.focus()
  focusMain(pressed())
  expect(document.activeElement).toBe(field)
  pressed().focus()
  focusMain(pressed())
  expect(document.activeElement?.id).toBe('main')
})
