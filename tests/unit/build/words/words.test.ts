import { expect, it } from 'vitest'
import { isRead, sentencesOf, withTexts } from '../../../../build/words/sentences.mjs'
import { rowsOf, tableOf } from '../../../../build/words/words-table.mjs'

const source = `import { paths } from '@/config/paths'
type Kind = 'one' | 'two'
export const page = {
  heading: 'Honey for all',
  link: { label: 'Quote list', href: '/quote-list' },
  months: { full: ['December'] },
  steps: [{ title: 'First' }, { title: 'Second' }],
  count: (all: number) => (all === 1 ? '1 jar' : \`\${all} jars of \${all ? \`\${all}!\` : 'none'}\`),
}
`
const read = () => sentencesOf(source).filter(isRead)

it('A text has a place of its own, wherever the lines above it move; what the program reads is no text', () => {
  expect(read().map(({ place, text }) => [place, text])).toEqual([
    ['page.heading', 'Honey for all'],
    ['page.link.label', 'Quote list'],
    ['page.steps.0.title', 'First'],
    ['page.steps.1.title', 'Second'],
    ['page.count', '1 jar'],
    ['page.count#2', `{all} jars of {all ? \`\${all}!\` : 'none'}`],
    ['page.count#4', 'none'],
  ])
})

it('A file takes other texts in the places of its own, and keeps all else to the letter', () => {
  const texts = new Map([
    ['page.heading', "सबका 'शहद'"],
    ['page.count#2', `ಜಾಡಿ \`{all ? \`\${all}!\` : 0}\`: {all}`],
  ])
  const written = withTexts(source, ({ place }) => texts.get(place))
  expect(written).toBe(
    source
      .replace("'Honey for all'", String.raw`'सबका \'शहद\''`)
      .replace(/`\$\{all\} jars.*`\)/, `\`ಜಾಡಿ \\\`\${all ? \`\${all}!\` : 0}\\\`: \${all}\`)`),
  )
})

it('A text within another takes its own in the place of the code that holds it, also where both are new', () => {
  const asked: string[] = []
  const texts = new Map([
    ['page.count#2', `{all ? \`\${all}!\` : 'none'} में से {all} जार`],
    ['page.count#3', '{all}।'],
    ['page.count#4', 'कोई नहीं'],
  ])
  const written = withTexts(source, ({ place }) => {
    asked.push(place)
    return texts.get(place)
  })
  expect(written).toContain(`\`\${all ? \`\${all}।\` : 'कोई नहीं'} में से \${all} जार\`)`)
  expect(asked).toEqual(sentencesOf(source).map(({ place }) => place))
})

it('With its own texts a file stays as it is', () => {
  expect(withTexts(source, ({ text }) => text)).toBe(source)
})

it('A table comes back as it went, and as a spreadsheet quotes it; a line that is no row is named', () => {
  const rows = [
    { place: 'a.ts page.heading', english: 'Two\nlines', translation: 'दो\\पंक्तियाँ' },
    { place: 'a.ts page.lead', english: 'Say "honey"', translation: 'ಜೇನು\tತುಪ್ಪ' },
  ]
  expect(rowsOf(tableOf(rows))).toEqual(rows)
  expect(rowsOf('Place\tEnglish\tTranslation\r\na\tb\t"say ""c"""\r\n')).toEqual([
    { place: 'a', english: 'b', translation: 'say "c"' },
  ])
  // Some spreadsheets quote every text, whether it has quotes or not.
  expect(rowsOf('"Place"\t"English"\t"Translation"\n"a"\t"two words"\t"ಜೇನು"\n')).toEqual([
    { place: 'a', english: 'two words', translation: 'ಜೇನು' },
  ])
  expect(() => rowsOf('Place\tEnglish\tTranslation\na\tb')).toThrow('Line 2 has 2 cells')
})

it('A text that looks as if a spreadsheet had quoted it comes back with its own quotes', () => {
  for (const translation of ['"honey"', '"', '""', '"say ""honey"""', '"a"b"', '"a\tb"', 'x', ''])
    expect(rowsOf(tableOf([{ place: 'a', english: 'b', translation }]))[0]?.translation).toBe(translation)
})
