import { describe, expect, it } from 'vitest'
import { readLanguages } from '../../../../build/environment'

describe('VITE_LANGUAGES', () => {
  it('names the languages of a build, English always among them and first', () => {
    expect(readLanguages('hi,en')).toEqual(['en', 'hi'])
    expect(readLanguages(' kn ')).toEqual(['en', 'kn'])
    expect(readLanguages('')).toEqual(['en'])
  })

  it('is refused by name where it names a language that there is none of', () => {
    expect(() => readLanguages('en,xx')).toThrow(/VITE_LANGUAGES names xx; there are en, hi, kn/)
  })
})
