import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readAddress, readFlag, readNumber, readText, readTime } from '@/domain/read-value'

const site = 'https://hivefield.example'

describe('text from the back end', () => {
  it.each([[undefined], [null], [''], ['   '], ['null'], [' null '], [true], [{}], [[]], [Number.NaN]])(
    'counts %j as absent',
    (value) => {
      expect(readText(value)).toBeUndefined()
    },
  )

  it('keeps everything else, without the blanks around it', () => {
    expect(readText(' Raw Honey ')).toBe('Raw Honey')
    expect(readText('nullified')).toBe('nullified')
    expect(readText('NULL')).toBe('NULL')
  })

  it('mends an emoji that was cut in two, which no address could hold', () => {
    expect(readText('Farm \ud83d')).toBe('Farm \ufffd')
    expect(readText('Farm 🐝')).toBe('Farm 🐝')
  })

  it('reads a number as its digits', () => {
    expect(readText(42)).toBe('42')
    expect(readText(0)).toBe('0')
  })
})

describe('numbers from the back end', () => {
  it.each([
    [12, 12],
    [0, 0],
    ['0', 0],
    ['499', 499],
    [' 499.50 ', 499.5],
    ['-3.5', -3.5],
    ['.5', 0.5],
  ])('reads %j as %d', (value, number) => {
    expect(readNumber(value)).toBe(number)
  })

  it.each([
    ['null'],
    [null],
    [''],
    [undefined],
    ['1,200'],
    ['12 kg'],
    ['0x10'],
    ['1e3'],
    ['Infinity'],
    ['9'.repeat(400)],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [true],
    [['5']],
  ])('counts %j as absent', (value) => {
    expect(readNumber(value)).toBeUndefined() // R-LIST-12
  })
})

describe('flags from the back end', () => {
  it('takes the text true for true', () => {
    expect([true, 'true', 'TRUE', ' true '].map(readFlag)).toEqual([true, true, true, true])
  })

  it('takes everything else for false', () => {
    expect([false, 'false', 'null', 'yes', 1, null, undefined].some(readFlag)).toBe(false)
  })
})

describe('addresses from the back end', () => {
  it.each([
    ['https://shop.example/jar', 'https://shop.example/jar'],
    ['HTTP://shop.example', 'http://shop.example/'],
    ['/images/jar.svg', '/images/jar.svg'],
    ['jar.svg?size=2#top', '/jar.svg?size=2#top'],
    ['https://hivefield.example/images/jar.svg', '/images/jar.svg'],
    ['https://hivefield.example//cdn.example/jar.svg', 'https://hivefield.example//cdn.example/jar.svg'],
    ['//cdn.example/jar.svg', 'https://cdn.example/jar.svg'],
    [' https://shop.example/jar ', 'https://shop.example/jar'],
  ])('reads %j against the site’s own as %s', (value, address) => {
    expect(readAddress(value, site)).toBe(address)
  })

  it.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,hello'],
    ['mailto:hello@hivefield.example'],
    ['file:///etc/passwd'],
    ['blob:https://hivefield.example/1'],
    ['https://'],
    ['http://[half'],
    ['null'],
    [''],
    [null],
    [undefined],
    [7],
    [{}],
  ])('counts %j as absent', (value) => {
    expect(readAddress(value, site)).toBeUndefined()
  })

  it('never gives anything but http:, https: or a path of the site, whatever comes in', () => {
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'file',
      'ftp',
      'blob',
      'https',
      'http',
      '',
    )
    const odd = fc.tuple(fc.string(), scheme, fc.constantFrom(':', '://', '\t:', ' :'), fc.string())
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          odd.map((parts) => parts.join('')),
        ),
        (value) => {
          const address = readAddress(value, site)
          return address === undefined || /^(https?:\/\/|\/(?!\/))/.test(address)
        },
      ),
    )
  })

  it('leaves addresses unread only where a parser would give back the same', () => {
    const part = fc.stringMatching(/^[\w.~%-]{0,4}$/)
    const host = fc.oneof(
      fc.domain(),
      part,
      fc.constantFrom('hivefield.example', '1.2.3', '0x7f.1', 'xn--a.example'),
    )
    const start = fc.constantFrom('', '/', '//', 'http://', 'https://')
    fc.assert(
      fc.property(start, host, fc.array(part), (scheme, first, parts) => {
        const text = [scheme + first, ...parts].join('/')
        const parsed = URL.canParse(text, site) ? new URL(text, site) : undefined
        const own = parsed?.origin === site && !parsed.pathname.startsWith('//')
        const expected = own ? parsed?.href.slice(site.length) : parsed?.href
        expect(readAddress(text, site)).toBe(text === '' || text === 'null' ? undefined : expected)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('times from the back end', () => {
  const day = 1_735_689_600_000 // 1 January 2025, 00:00 UTC

  it.each<[string | number, string]>([
    ['2025-01-01T00:00:00Z', 'ISO text'],
    ['2025-01-01T05:30:00.000+05:30', 'ISO text with an offset'],
    ['2025-01-01 00:00:00Z', 'ISO text with a blank'],
    ['2025-01-01', 'a date'],
    ['2025-01-01 05:30:00', 'a time of day on the clock of the back end'],
    ['2025-01-01T05:30', 'a time of day without seconds'],
    [1_735_689_600, 'epoch seconds'],
    ['1735689600', 'epoch seconds as text'],
    [1_735_689_600_000, 'epoch milliseconds'],
    ['1735689600000', 'epoch milliseconds as text'],
    ['2025-01-01T00:00:00.000+0000', 'a zone without a colon'],
    ['2025-01-01 05:30+0530', 'the same, with a blank'],
  ])('reads %j, %s', (value) => {
    expect(readTime(value)).toBe(day)
  })

  it('gives a zone its colon, without which not every browser reads it', () => {
    const parse = vi.spyOn(Date, 'parse')
    readTime('2025-01-01 05:30:00+0530')
    expect(parse).toHaveBeenCalledWith('2025-01-01T05:30:00+05:30')
    parse.mockRestore()
  })

  it.each([['null'], [''], [null], ['yesterday'], ['2025-13-45'], ['01/02/2025'], [{}]])(
    'counts %j as absent',
    (value) => {
      expect(readTime(value)).toBeUndefined()
    },
  )
})
