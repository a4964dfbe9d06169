import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../../build/folders.mjs'
import { isRead, sentencesOf } from '../../build/words/sentences.mjs'

const filesOf = (code: string) =>
  readdirSync(`${root}src/content/${code}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()

/** What a file has for the program, by place: addresses, ids, pictures, months, words by which an offer is known. */
const forTheProgram = (code: string, file: string) =>
  new Map(
    sentencesOf(readFileSync(`${root}src/content/${code}/${file}`, 'utf8'))
      .filter((sentence) => !sentence.isTemplate && !isRead(sentence))
      .map(({ place, text }) => [place, text]),
  )

describe.each(['hi', 'kn'])('the files of %s', (code) => {
  it('are those of English', () => {
    expect(filesOf(code)).toEqual(filesOf('en'))
  })

  it.each(filesOf('en'))('%s has the addresses, ids and pictures of the English one', (file) => {
    const own = forTheProgram(code, file)
    const others = [...forTheProgram('en', file)].filter(
      ([place, text]) => own.has(place) && own.get(place) !== text && /[a-z/]/i.test(text),
    )
    expect(others).toEqual([])
  })
})
