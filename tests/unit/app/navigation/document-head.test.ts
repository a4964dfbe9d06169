import { beforeEach, describe, expect, it } from 'vitest'
import { showCanonical } from '@/app/navigation/document-head'

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

describe('the canonical link', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
  })

  it('comes to a document whose HTML has none, with the origin of the site', () => {
    showCanonical('/about-us')
    expect(canonical()).toBe('https://hivefield.example/about-us')
  })

  it('follows the page, and stands there once', () => {
    showCanonical('/about-us')
    showCanonical('/farmers')
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    expect(canonical()).toBe('https://hivefield.example/farmers')
  })

  it('goes on a page that is not meant to be found', () => {
    showCanonical('/about-us')
    showCanonical(undefined)
    expect(canonical()).toBeUndefined()
  })
})
