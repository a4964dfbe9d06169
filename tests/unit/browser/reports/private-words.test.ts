import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutPrivateWords } from '@/browser/reports/private-words'

describe('a message as it may leave the device', () => {
  it.each([
    ['could not reach asha@mango.example', 'could not reach [e-mail]'],
    ['no person jörg@x.de here', 'no person [e-mail] here'],
    ['https://api.example/otp/asha%40mango.example/x', 'https://api.example/[e-mail]/x'],
    ['asha j%C3%B6rg%2540x.de/x', 'asha [e-mail]/x'],
    ["mail o'brien@example.com failed", 'mail [e-mail] failed'],
    ['mail asha/r=o@example.com failed', 'mail [e-mail] failed'],
    ["mail !#$%&'*+/=^_`{|}~-@example.com failed", 'mail [e-mail] failed'],
    ['mail o?rao@example.com failed', 'mail [e-mail] failed'],
    ['mail o%3Frao%40example.com or o?rao%40example.com', 'mail [e-mail] or [e-mail]'],
    ['mail "asha rao"@example.com or asha@[10.0.0.1]', 'mail [e-mail] or [e-mail]]'],
    ['mail asha&#64;example.com, asha&#x40;x.de, asha&commat;x.de', 'mail [e-mail], [e-mail], [e-mail]'],
    ['/a?mail=asha@x.de&name=Rao failed', '/a failed'],
    ['search?mail=asha@x.de&name=Rao failed', '[e-mail] failed'],
    ['img-src https://cdn.example/jar@2x.png', 'img-src https://cdn.example/[e-mail]'],
    ['mailto:asha ＠ mango.example', '[e-mail]'],
    ['phone 9876543210 and 987', 'phone [digits] and 987'],
    ['phone 981 234 567 8 failed', 'phone [digits] failed'],
    ['/resend/98-12-34/x', '/resend/[digits]/x'],
    ['phone +91 (981) - 234.5678 failed', 'phone +[digits] failed'],
    ['phone 98%2012%2034 or ९८१२३४', 'phone [digits] or [digits]'],
    ['https://api.example/a?token=abc&x=1 failed', 'https://api.example/a failed'],
    ["https://api.example/a?name=O'Rao failed", 'https://api.example/a failed'],
    ['https://api.example/a%3Fname=Rao failed', 'https://api.example/a failed'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.abc.def', 'Bearer [token]'],
    ['Authorization: Bearer abc', 'Authorization: Bearer [token]'],
    ['refused (bearer abc)', 'refused (bearer [token]'],
    ['{"client_secret":"abc","x":1}', '{"client_secret=[token]","x":1}'],
    ['access_token=abc failed', 'access_token=[token] failed'],
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    [
      'SyntaxError: Unexpected token \'<\', "<!doctype" is not valid JSON',
      'SyntaxError: Unexpected token \'<\', "<!doctype" is not valid JSON',
    ],
  ])('%s leaves the device as %s', (message, left) => {
    expect(withoutPrivateWords(message)).toBe(left)
  })

  const separator = fc.constantFrom(
    '',
    '',
    ' ',
    '-',
    '.',
    '/',
    ' - ',
    '\u00a0',
    '–',
    '\u200b',
    '%20',
    ') - (',
  )
  const around = fc.constantFrom('', 'call ', 'Error: no answer of /resendOtp/', '"', 'x')
  const parted = fc
    .array(fc.tuple(fc.constantFrom(...'0123456789०९೦೯'), separator), { minLength: 4, maxLength: 16 })
    .map((digits) => digits.flat().join(''))

  it('never holds a run of digits, whatever parts them', () => {
    fc.assert(
      fc.property(around, parted, around, (before, digits, after) => {
        expect(withoutPrivateWords(`${before}${digits}${after}`)).not.toMatch(/\p{Nd}/u)
      }),
    )
  })

  const letters = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abzäöüßéøñनಕ漢._+-1') })
  const signs = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."ab!#$%&'*+/=?^_`{|}~-.") })
  it('never holds an e-mail, in whatever letters and signs and however encoded', () => {
    fc.assert(
      fc.property(around, fc.oneof(letters, signs), letters, fc.nat(4), (before, name, host, form) => {
        const mail = `${name}@${host}.example`
        const written = [
          mail,
          encodeURIComponent(mail),
          mail.toUpperCase(),
          encodeURIComponent(encodeURIComponent(mail)),
          mail.replace('@', '&#64;'),
        ][form]
        expect(withoutPrivateWords(`${before}${written} failed`)).not.toMatch(/@|%40|&#64;|\.example/i)
      }),
    )
  })

  const typed = fc.array(letters, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  it('never holds what it was told is private, in any case, encoded or with other blanks', () => {
    fc.assert(
      fc.property(typed, fc.nat(4), around, (value, form, before) => {
        const written = [
          value,
          value.toUpperCase(),
          encodeURIComponent(value),
          value.replaceAll(' ', '+'),
          value.replaceAll(' ', '\n  '),
        ][form]
        const left = withoutPrivateWords(`${before.replace('x', '')}${written} failed`, [value])
        const bare = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')
        expect(` ${bare(left)} `).not.toContain(` ${bare(value)} `)
        if (value.length > 3) expect(bare(left)).not.toContain(bare(value))
      }),
    )
  })

  it('holds no query and at most 300 letters, and is made soon, however long the message', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: fc.constantFrom(...'ab1@.?=& -/%4') }), (message) => {
        const left = withoutPrivateWords(message)
        expect(left).not.toMatch(/\d{4}|\?\S/)
        expect(left.length).toBeLessThanOrEqual(300)
      }),
    )
    for (const piece of ['a', '1 ', '%40', 'a@', '?', 'a://b/', "o'/=", '&#64;'])
      expect(withoutPrivateWords(piece.repeat(100_000), ['a b']).length).toBeLessThanOrEqual(300)
  })
})
