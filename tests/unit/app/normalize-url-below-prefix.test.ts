import { afterEach, expect, it, vi } from 'vitest'
import { normalizeUrl } from '@/app/normalize-url'

vi.mock('@/config/language', async (original) => {
  const { languages, withoutPrefix, withPrefix } = await import('@/config/languages')
  return {
    ...(await original<typeof import('@/config/language')>()),
    language: languages.hi,
    routePath: (path: string) => withoutPrefix(path, '/hi'),
    sitePath: (path: string) => withPrefix(path, '/hi'),
  }
})

afterEach(() => history.replaceState(null, '', '/'))

it.each([
  ['/hi/', '/hi'],
  ['/hi', '/hi'],
  ['/hi/?utm_source=x#top', '/hi?utm_source=x#top'],
  ['/hi/index.html', '/hi'],
  ['/hi/Farmers/', '/hi/farmers'],
  ['/hi/collections', '/hi/collections/products/Raw_Honey'],
  ['/hi/No/Such/Page/', '/hi/No/Such/Page/'],
  ['//hi/farmers', '/hi/farmers'],
  ['/hi//evil.example/login', '/hi/evil.example/login'],
  ['/hi%0A', '/hi'],
  // A host may read the slash and answer in this language; the address leads nowhere in it.
  ['/hi%2Ffarmers', '/hi/hi%2Ffarmers'],
])('an address of the page’s own language is put right in its place: %s', (typed, meant) => {
  history.replaceState(null, '', location.origin + typed)
  normalizeUrl()
  expect(location.href).toBe(location.origin + meant)
})
