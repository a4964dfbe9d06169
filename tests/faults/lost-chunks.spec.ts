import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildFolders } from '../../build/folders.mjs'
import { chosen, everything } from '../support/data/sampled'
import { fileFaults, filesOf, survive } from '../support/faults/lost-file'
import { countCases } from '../support/faults/survived'
import { type Visit, visits } from '../support/faults/visits'
import { builtPages } from '../support/repository/built-pages'

/** Without all of them at hand a few visits stand for the others. */
const few = ['open the filters', 'send the details of a demo']
const chosenVisits = visits.filter(({ name }) => everything || few.includes(name))

/** Every file that the visits need, each with the first visit that does. */
const files = new Map<string, Visit>()

/** Google's map, which no visit here opens, and what comes for a slow list and for a browser of another language. */
const unvisited = /^(?:GoogleCanvas|load-google-maps|TurningHexagon|LanguageOffer)-/

/** The scripts of English pages, and all that these name in turn. Style sheets that no visit asks for stand in the pages. */
function scripts(): string[] {
  const folder = join(buildFolders().dist, 'assets')
  const built = new Set(readdirSync(folder))
  const named = new Set<string>()
  const addNamesIn = (text: string) => {
    for (const [name] of text.matchAll(/[\w-]+\.js\b/g)) {
      if (!built.has(name) || named.has(name)) continue
      named.add(name)
      addNamesIn(readFileSync(join(folder, name), 'utf8'))
    }
  }
  for (const { file, html } of builtPages()) if (!/^(?:hi|kn)\//.test(file)) addNamesIn(html)
  return [...named].filter((name) => !unvisited.test(name))
}

test.beforeAll(async ({ browser }) => {
  if (files.size > 0) return // known from this worker's last test
  test.setTimeout(300_000)
  for (const visit of chosenVisits)
    for (const name of await filesOf(browser, visit)) if (!files.has(name)) files.set(name, visit)
})

/** What hangs takes longest: two workers share it. */
const halves = (name: string) =>
  everything && name.startsWith('no answer') ? ['one half', 'the other half'] : ['']

for (const [index, fault] of fileFaults.entries()) {
  if (!everything && fault.name !== 'status 404, for ever') continue
  for (const [half, part] of halves(fault.name).entries())
    test(
      `the site goes on where a file is answered with ${fault.name} ${part}`.trim(),
      async ({ browser }) => {
        test.setTimeout(900_000)
        if (everything && index === 0) expect(scripts().filter((name) => !files.has(name))).toEqual([])
        const parts = halves(fault.name).length
        const cases = chosen([...files], 9).filter((_, place) => place % parts === half)
        expect(cases.length).toBeGreaterThan(0)
        const faults: string[] = []
        for (const [name, visit] of cases) {
          const fell = await survive(browser, { visit, name, fault })
          if (fell) faults.push(fell)
        }
        countCases(test.info(), 'Files', cases.length, faults.length)
        expect(faults).toEqual([])
      },
    )
}
