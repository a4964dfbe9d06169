import devanagari from '@/fonts/noto-sans-devanagari.woff2'
import kannada from '@/fonts/noto-sans-kannada.woff2'

/** Faces for scripts that Fraunces and Figtree lack, named as in `styles/lettering/`. */
const scriptFaces = [
  { family: 'noto-devanagari', letters: /\p{Script=Devanagari}/u, range: 'U+900-97F', file: devanagari },
  { family: 'noto-kannada', letters: /\p{Script=Kannada}/u, range: 'U+C80-CFF', file: kannada },
]

/** Stand behind a face of ours in the order of a label's fonts. */
export const scriptFamilies = scriptFaces.map(({ family }) => family).join(', ')

const loads = new Map<string, Promise<unknown>>()

/** Pages of the script's language have it from their styles. */
const isLoaded = (family: string) =>
  Array.from(document.fonts).some(
    (face) => face.family.replace(/["']/g, '') === family && face.status === 'loaded',
  )

async function load({ family, range, file }: (typeof scriptFaces)[number]): Promise<void> {
  if (isLoaded(family)) return
  const unicodeRange = `${range}, U+964-965, U+200C-200D, U+25CC`
  const face = new FontFace(family, `url(${file})`, { weight: '400 700', unicodeRange })
  document.fonts.add(await face.load())
}

/** The families that a text needs besides the Latin ones, joined; '' for none. */
export const familiesFor = (text: string): string =>
  scriptFaces.flatMap(({ letters, family }) => (letters.test(text) ? family : [])).join()

/** Resolves once these families have loaded or failed: the device has fonts of its own for most scripts. */
export async function loadFamilies(families: string): Promise<void> {
  const wanted = scriptFaces.filter(({ family }) => families.split(',').includes(family))
  await Promise.all(
    wanted.map((face) => {
      const loading = loads.get(face.family) ?? load(face).catch(() => loads.delete(face.family))
      loads.set(face.family, loading)
      return loading
    }),
  )
}
