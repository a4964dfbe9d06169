import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../../build/folders.mjs'

const sheets = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file: `src/${file}`, source: readFileSync(`${root}src/${file}`, 'utf8') }))

const tokens = 'src/styles/base/_tokens.scss'
const tones = 'src/styles/mixins/_tones.scss'
const layers = 'src/styles/mixins/_layers.scss'
const breakpoints = 'src/styles/mixins/_breakpoints.scss'

type Declaration = { file: string; property: string; value: string }

const withoutComments = (source: string) =>
  source.replace(/(^|\s)\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')

/** Cut at the commas, or the spaces, that stand in no brackets. */
function parts(value: string, separator: ',' | ' '): string[] {
  const found = ['']
  let depth = 0
  for (const letter of value) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === separator && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((part) => part.trim()).filter(Boolean)
}

/** The gap that a mixin of `mixins/_layout.scss` is given. */
function gapOf(mixin: string, list: string): string | undefined {
  const given = parts(list, ',')
  const named = given.find((argument) => argument.startsWith('$gap:'))
  const gap = named?.slice('$gap:'.length) ?? given[mixin === 'grid' ? 1 : 0]
  return gap?.startsWith('$') ? undefined : gap?.trim()
}

function declarationsOf(file: string, source: string): Declaration[] {
  const text = withoutComments(source).replace(/#\{([^}]*)\}/g, '$1')
  const own = Array.from(text.matchAll(/(?<=^|[;{}\s])([\w$-]+):\s*([^;{}]*);/g), (match) => {
    const [, property = '', value = ''] = match
    return { file, property, value: value.replace(/\s+/g, ' ') }
  })
  const given = Array.from(text.matchAll(/@include (stack|grid|row|cluster)\((.*)\);/g), (match) => {
    const [, mixin = '', list = ''] = match
    return { file, property: 'gap', value: gapOf(mixin, list) ?? '0' }
  })
  const queries = Array.from(text.matchAll(/@media ([^{]+?) \{/g), ([, value = '']) => ({
    file,
    property: '@media',
    value,
  }))
  return [...own, ...given, ...queries]
}

const declarations = sheets.flatMap(({ file, source }) => declarationsOf(file, source))

/** What stands beside the scale, and why. Each has to be met somewhere. */
const exceptions: readonly (readonly [file: string, value: string, why: string])[] = [
  [
    'Logo.module',
    '560 clamp(1.25rem, 1rem + 1.4vw, 1.625rem) / 1.3 var(--serif)',
    'the wordmark is a drawing',
  ],
  ['Logo.module', '0.625rem', 'the wordmark is a drawing'],
  ['MonthStrip.module', 'min(1em, 5.5vw)', 'twelve months share a line, as large as its letters allow'],
  ['AppScreen.module', '600 15px var(--sans)', "letters of the drawing, in the drawing's measure"],
  ['AppScreen.module', '430 22px var(--serif)', "letters of the drawing, in the drawing's measure"],
  ['_buttons', '0.6em', "a sign's distance grows with the button's letters"],
  ['_visually-hidden', '-1px', 'takes back its own pixel'],
  ['ProductFacts.module', '-0.9em', "the width of the dot that begins a line, in the line's letters"],
  ['CategoryTiles.module', '0.75vw', 'the comb is drawn as wide as the screen'],
  ['CategoryTiles.module', 'var(--s5) 0.5vw var(--s5) 0', 'the comb is drawn as wide as the screen'],
  [
    'MainMenu.module',
    'clamp(0.375rem, 2.2vw - 1rem, 0.875rem)',
    'entries come closer until a screen has room for all',
  ],
  [
    'OfferRequest.module',
    'clamp(0px, 100% - 15.25rem, calc(56px + var(--s3)))',
    "as far in as the picture's column",
  ],
  ['ProductsPage.module', 'var(--fluid-2) min(46cqw, 16rem)', 'room for the drawing below the words'],
  ['HomePage.module', 'max(19rem, 19vw)', 'room for the drawing below the words'],
  ['FlowerToDoor.module', '-14px 0 0', "half of the bee's height"],
  ['ScriptsNotice.module', 'reveal 1ms 8s forwards !important', 'by then every script has had its time'],
  ['ToastStack.module', 'lifetime 1ms !important', 'nothing moves: the end of it is the message'],
  [
    'BookDemo.module',
    'calc(-1 * var(--s7)) calc(50% - 50vw)',
    'the ground of the forest reaches to the edges of the screen',
  ],
  ['BookDemo.module', '-12rem', 'the hills rise behind what stands above the ground'],
  ['NoteHeading.module', 'var(--s5) 24vw var(--s8) var(--gutter)', 'room for the hive beside the words'],
  ['HowItGoes.module', '0 4rem 4rem 0', "the line's bend"],
  ['Note.module', 'settle 0.5s !important', 'nothing moves: the end of it is the message'],
  ['_pulse', 'pulse 1.1s ease-in-out infinite alternate', 'a breath, not an answer'],
  ['ServicePacket.module', '9rem 9rem 0 0', 'an arch'],
  ['StoryStop.module', '4rem', "the road's bend"],
  ['CarouselFrame.module', '(min-width: 600px)', 'from there on two slides stand side by side'],
  ['SlideRow.module', '(min-width: 600px)', 'from there on two slides stand side by side'],
  ['LanguageOffer.module', '(width < 20em)', 'what counts is how large the text is'],
  ['_said', '0 var(--s5) var(--forest)', 'its ground goes on, down to the line below it'],
]

const isException = ({ file, value }: Declaration) =>
  exceptions.some(([name, text]) => file.includes(`/${name}.scss`) && value === text)

const told = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value}`

/** The declarations of these properties, outside the scale itself, that are neither fit nor an exception. */
const strange = (property: RegExp, fits: (value: string) => boolean, ...own: string[]) =>
  declarations
    .filter((one) => property.test(one.property) && ![tokens, ...own].includes(one.file))
    .filter((one) => !fits(one.value) && !isException(one))
    .map(told)

const step = String.raw`var\(--text-[\w]+\)`
const room = String.raw`[\d.]+(?:vw|cqi|px)`
/** A step, or the smaller of a step and the room that there is; 1em is the size of what stands around. */
const letters = new RegExp(
  `^(?:inherit|1em|var\\(--[\\w-]+\\)|${step}|min\\(${step}, ${room}\\)|min\\(${room}, ${step}\\)|var\\(--[\\w-]+, ${step}\\))$`,
)

const length = /(?<![\w.-])-?\d*\.?\d+(?:rem|em|px|vw|vh|svh|dvh|cqi)\b/
const isToken = (part: string) => !length.test(part) || /^(?:calc|min|max|clamp|var)\(.*var\(--/.test(part)

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w$-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|gold|beige|ivory)(?![\w-])/i

const sizes = declarations.filter(({ file, property }) => file === tokens && property.startsWith('--text-'))

describe('style sheets', () => {
  it('have at most twelve sizes of letters', () => {
    expect(sizes.length).toBeGreaterThan(6)
    expect(sizes.length).toBeLessThanOrEqual(12)
  })

  it('set letters in these sizes', () => {
    const sizeOf = (value: string) =>
      value.includes(' / ') ? value.replace(/^\d+ (.*) \/ .*$/, '$1') : value
    expect(
      strange(
        /^font(?:-size)?$|^\$\w+-font-size/,
        (value) => letters.test(sizeOf(value)),
        'src/styles/base/_fonts.scss',
      ),
    ).toEqual([])
  })

  it('take gaps, margins and paddings from the scale', () => {
    const space = /^(?:margin|padding)(?:-[a-z-]+)?$|^(?:row-|column-)?gap$/
    expect(strange(space, (value) => parts(value, ' ').every(isToken))).toEqual([])
  })

  it('name every colour', () => {
    // Bootstrap's arrow is a picture.
    const fits = (value: string) => !colour.test(value) || value.startsWith('url("data:image/svg+xml')
    expect(strange(/./, fits, tones)).toEqual([])
  })

  it('take radii, durations, shadows and layers from the scale', () => {
    const found = [
      ...strange(/^border(?:-\w+)*-radius$/, (value) => !length.test(value)),
      ...strange(/^(?:transition|animation)(?:-duration|-delay)?$/, (value) => !/\dm?s\b/.test(value)),
      ...strange(/^box-shadow$/, (value) => /^(?:none|var\(--lift\)|inset\b.*)$/.test(value)),
      ...strange(/^z-index$/, (value) => value.startsWith('layers.$'), layers),
    ]
    expect(found).toEqual([])
  })

  it('take breakpoints and the low window from their mixins', () => {
    const byHand = declarations.filter(
      (one) => one.property === '@media' && one.file !== breakpoints && /width|24rem/.test(one.value),
    )
    expect(byHand.filter((one) => !isException(one)).map(told)).toEqual([])
  })

  it('fade in the time that a fade takes', () => {
    const fits = (part: string) => !part.startsWith('opacity ') || part.startsWith('opacity var(--fade)')
    expect(strange(/transition/, (value) => parts(value, ',').every(fits))).toEqual([]) // R-GEN-09
  })

  it('need every exception', () => {
    const idle = exceptions.filter(
      ([name, text]) =>
        !declarations.some(({ file, value }) => file.includes(`/${name}.scss`) && value === text),
    )
    expect(idle).toEqual([])
  })
})
