// What words of a script are made of, whoever types them: its letters, its vowel signs, its conjuncts.

/**
 * @typedef {{
 *   characters: readonly number[],
 *   consonants: readonly string[],
 *   dotted: readonly string[],
 *   vowels: readonly string[],
 *   vowelSigns: readonly string[],
 *   endings: readonly string[],
 *   virama: string,
 * }} Script `dotted` are consonants of other languages, with a dot below; `endings` what a syllable closes with
 */

const span = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const letters = (/** @type {number[]} */ ...characters) => characters.map((one) => String.fromCodePoint(one))

const joiners = [0x200c, 0x200d]
const dottedCircle = 0x25cc

/** Devanagari as Hindi, Marathi, Nepali and names of the south need it; without the marks of Vedic, Kashmiri and Sindhi. */
const devanagari = {
  characters: [
    ...span(0x901, 0x903),
    ...span(0x905, 0x939),
    ...span(0x93c, 0x94d),
    0x950,
    ...span(0x958, 0x970),
    0x972,
    ...joiners,
    dottedCircle,
  ],
  consonants: letters(...span(0x915, 0x928), ...span(0x92a, 0x930), 0x932, 0x933, ...span(0x935, 0x939)),
  dotted: Array.from('कखगजडढफय', (consonant) => `${consonant}\u093c`),
  vowels: letters(...span(0x905, 0x914), 0x960, 0x972),
  vowelSigns: letters(...span(0x93e, 0x94c)),
  endings: letters(0x901, 0x902, 0x903),
  virama: '\u094d',
}

const kannada = {
  characters: [
    0x964,
    0x965,
    ...span(0xc82, 0xc8c),
    ...span(0xc8e, 0xc90),
    ...span(0xc92, 0xca8),
    ...span(0xcaa, 0xcb3),
    ...span(0xcb5, 0xcb9),
    ...span(0xcbc, 0xcc4),
    ...span(0xcc6, 0xcc8),
    ...span(0xcca, 0xccd),
    0xcd5,
    0xcd6,
    0xcde,
    ...span(0xce0, 0xce3),
    ...span(0xce6, 0xcef),
    ...joiners,
    dottedCircle,
  ],
  consonants: letters(...span(0xc95, 0xca8), ...span(0xcaa, 0xcb0), 0xcb2, 0xcb3, ...span(0xcb5, 0xcb9)),
  dotted: Array.from('ಕಜಫ', (consonant) => `${consonant}\u0cbc`),
  vowels: letters(...span(0xc85, 0xc8b), ...span(0xc8e, 0xc90), ...span(0xc92, 0xc94), 0xce0),
  vowelSigns: letters(...span(0xcbe, 0xcc4), ...span(0xcc6, 0xcc8), ...span(0xcca, 0xccc)),
  endings: letters(0xc82, 0xc83),
  virama: '\u0ccd',
}

/** @type {Readonly<Record<'hi' | 'kn', Script>>} */
export const scripts = { hi: devanagari, kn: kannada }

/**
 * Every syllable of one consonant, every vowel, and every consonant that has lost its own.
 * @param {Script} script
 */
export function syllablesOf({ characters, consonants, dotted, vowels, vowelSigns, endings, virama }) {
  const starts = [...consonants, ...dotted].flatMap((one) => [one, ...vowelSigns.map((sign) => one + sign)])
  return [
    ...letters(...characters),
    ...[...starts, ...vowels].flatMap((one) => [one, ...endings.map((ending) => one + ending)]),
    ...[...consonants, ...dotted].flatMap((one) => [one + virama, `${one}${virama}\u200d`]),
  ]
}

/**
 * Every conjunct of two consonants: three are set as two and one.
 * @param {Script} script
 */
export const conjunctsOf = ({ consonants, dotted, virama }) =>
  [...consonants, ...dotted].flatMap((one) => consonants.map((other) => one + virama + other))
