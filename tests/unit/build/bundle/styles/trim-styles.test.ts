import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { trimStyles } from '../../../../../build/bundle/styles/trim-styles'
import { root } from '../../../../../build/folders.mjs'

const packages = ['bootstrap/dist/css/bootstrap.css', 'slick-carousel/slick/slick.css']
const before = packages.map((file) => readFileSync(`${root}node_modules/${file}`, 'utf8')).join('\n')
const after = postcss([trimStyles]).process(before, { from: undefined }).css

describe('the style sheets of a build', () => {
  it.each([
    'textarea.form-control {',
    '.form-control-sm',
    '.form-control-color',
    '.form-control-plaintext',
    '.form-select-lg',
    '.form-select[multiple]',
    '::file-selector-button',
    '::-webkit-date-and-time-value',
    ':-moz-focusring',
    '.offcanvas-start',
    '.offcanvas-top',
    '.offcanvas-bottom',
    '.offcanvas-header',
    '.slick-vertical',
    '.slick-loading',
    '.slick-hidden',
    "[dir='rtl']",
    '--bs-form-select-bg-img',
  ])('leave out %s of the packages, which no page has', (name) => {
    expect(before).toContain(name)
    expect(after).not.toContain(name)
  })

  it('have what pages have', () => {
    for (const name of ['.form-control {', '.form-select {', '.offcanvas-end', '.slick-track', '.dragging'])
      expect(after).toContain(name)
  })

  it('give a field with the focus its border and not the colours that it has anyway', () => {
    const focused = /\.form-control:focus \{([^}]*)\}/
    expect(before).toMatch(focused)
    expect(focused.exec(after)?.[1]?.match(/[\w-]+(?=:)/g)).toEqual(['border-color', 'outline', 'box-shadow'])
  })
})
