import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusLinkOf, opensPanel } from '@/features/product-panel/panel-link'

/** A link; one that is only a query leads to the page that is open, wherever the test before has left it. */
const link = (href: string) =>
  Object.assign(document.createElement('a'), { href: href.startsWith('?') ? location.pathname + href : href })

describe('a link to a panel', () => {
  it.each([
    ['?product=HNY-1', true],
    ['?sort=A_Z&product=HNY-1', true],
    ['?sort=A_Z', false],
    ['/elsewhere?product=HNY-1', false],
    ['https://shop.example/?product=HNY-1', false],
  ])('%s opens one on its own page: %s', (href, opens) => {
    expect(opensPanel(link(href))).toBe(opens)
  })
})

describe('the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
    Element.prototype.scrollIntoView = vi.fn()
  })

  afterEach(() => {
    document.body.innerHTML = ''
  })

  const page = (...links: HTMLAnchorElement[]) => {
    document.body.append(document.createElement('main'))
    document.querySelector('main')?.append(...links)
  }

  it('goes to the link of the product that can be reached', () => {
    const hidden = Object.assign(link('?product=HNY-1'), { tabIndex: -1 })
    const wanted = link('?product=HNY-1')
    page(link('?product=HNY-2'), hidden, wanted)
    focusLinkOf('HNY-1', document)
    expect(document.activeElement).toBe(wanted)
  })

  const listWith = (...links: HTMLAnchorElement[]) => {
    document.body.innerHTML =
      '<main><h1>Page</h1><section><h2>Products</h2></section></main><button>Menu</button>'
    document.querySelector('section')?.append(...links)
  }

  it.each([
    ['of the list where no link has the product', [link('?product=HNY-2')], 'Products'],
    ['of the page where no product is drawn', [], 'Page'],
  ])('goes to the heading %s', (_, links, heading) => {
    listWith(...links)
    focusLinkOf('HNY-1', document)
    expect(document.activeElement?.textContent).toBe(heading)
  })

  it('stays with a reader who has gone on in the page meanwhile', () => {
    listWith(link('?product=HNY-2'))
    document.querySelector('button')?.focus()
    focusLinkOf('HNY-1', document)
    expect(document.activeElement?.textContent).toBe('Menu')
  })
})
