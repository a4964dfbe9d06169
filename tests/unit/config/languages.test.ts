import { describe, expect, it } from 'vitest'
import { withoutPrefix, withPrefix } from '@/config/languages'

describe('the prefix of a language', () => {
  it.each([
    ['/', '/hi'],
    ['/?a=1', '/hi?a=1'],
    ['/#top', '/hi#top'],
    ['/farmers?a=1#b', '/hi/farmers?a=1#b'],
  ])('stands in front of %s', (path, below) => expect(withPrefix(path, '/hi')).toBe(below))

  it('is empty for the language at the root', () => expect(withPrefix('/farmers', '')).toBe('/farmers'))

  it.each(['//evil.example/login', '/\\evil.example/login', '\\\\evil.example/login'])(
    'leads nowhere else from %s',
    (path) => {
      expect(withPrefix(path, '')).toBe('/evil.example/login')
      expect(withPrefix(path, '/hi')).toBe('/hi/evil.example/login')
    },
  )

  it.each([
    ['/hi', '/'],
    ['/hi/', '/'],
    ['/hi/farmers', '/farmers'],
    ['/hi/hi/farmers', '/hi/farmers'],
    ['/hin', '/hin'],
    ['/farmers', '/farmers'],
  ])('goes from %s', (path, rest) => expect(withoutPrefix(path, '/hi')).toBe(rest))
})
