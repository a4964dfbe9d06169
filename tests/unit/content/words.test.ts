import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/words.md', 'utf8')

/** The part of the page below a heading. */
const part = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

/** The left column of a part's table. */
const avoided = (heading: string) =>
  [...part(heading).matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, word]) => word ?? '')
    .filter((word) => word !== 'not')

const fixed = [...part('Fixed texts').matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')

const words = ['One spelling', 'Words that we avoid', 'Claims that nothing holds'].flatMap(avoided)
const pattern = new RegExp(`\\b(${words.join('|')})(s|d|ed|ing)?\\b`, 'gi')

/** Avoided words in a text, once its fixed texts are taken out; a fixed word, such as a link's name, has to stand alone. */
function slips(text: string): string[] {
  const own = fixed.reduce(
    (rest, exact) => (/\s/.test(exact) ? rest.replaceAll(exact, '') : rest === exact ? '' : rest),
    text,
  )
  return [...own.matchAll(pattern)].map(([word]) => word)
}

/** What a module of words says: its literals but for comments, addresses and one-word names of files. */
function sentences(source: string): string[] {
  const program = source.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$|^import .*?$/gms, '')
  return [...program.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => /\s|^[A-Z]/.test(text))
}

// Structured data has the names of schema.org.
const modules = import.meta.glob<string>('/src/content/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the words list', () => {
  it('is read to its end', () => {
    expect(words.length).toBeGreaterThan(80)
    expect(fixed).toContain('Not Availaible')
  })

  it('knows a slip from a fixed text', () => {
    expect(slips('Monetise your farm, or send an e-mail')).toEqual(['Monetise', 'e-mail'])
    expect(slips('E-mail')).toEqual([])
    expect(slips('E-mail addresses')).toEqual(['E-mail'])
    expect(slips('Please choose')).toEqual(['Please'])
    expect(slips('Please select a user type')).toEqual([])
    expect(slips('Monetize farming capacity for eco-entrepreneurs')).toEqual([])
  })

  it('reads the sentences of a module, and no names of files', () => {
    const module = `// 'a comment'\nconst a = { text: 'It’s here', b: \`Two fields\`, c: "Don't" , d: 'monetise' }`
    expect(sentences(module)).toEqual(['It’s here', 'Two fields', "Don't"])
  })
})

it.each(Object.entries(modules))('%s keeps to the words list', (_, source) => {
  expect(sentences(source).flatMap(slips)).toEqual([])
})
