import type { HoneyColour } from '@/domain/honey-colour'
import { honeyTones } from './honey-tones'
import { drawnJar, drawnLabel, type JarShape, labelOf, type Mark } from './jar'
import { hasHighSigns, isRightToLeft, labelLines, leadingOf, type Measure, oneLine } from './label-lines'

/** Letters that a name on a label may have. */
export const nameLimit = 80

/** What a brand chooses for its jar. */
export type Label = { name: string; honey: HoneyColour; jar: JarShape }

/** A line of type in the drawing, centred on `x`. */
export type TypeMark = {
  text: string
  x: number
  /** Of the line that the letters stand on. */
  y: number
  /** Of the letters, in the drawing's units. */
  size: number
  face: 'serif' | 'sans'
  fill: string
  rightToLeft: boolean
}

/** A jar with its label on, from back to front. */
export type LabelDrawing = { marks: Mark[]; type: TypeMark[] }

/** How wide texts are in each of the two faces of the label. */
export type Measures = Readonly<Record<TypeMark['face'], Measure>>

/** Where the letters stand in their line, from its top, in font sizes. */
const baselineOf = (text: string) => (hasHighSigns(text) ? 0.93 : 0.82)

/**
 * Draws a jar with a label that says the name, as large as it fits, and the kind of honey below.
 * @param texts what the label says: the name, or what stands in its place (`isName` false), and the honey
 */
export function drawLabel(
  { honey, jar }: Pick<Label, 'honey' | 'jar'>,
  texts: { name: string; isName: boolean; honey: string },
  measures: Measures,
): LabelDrawing {
  const { x, y, width, height } = labelOf(jar)
  const middle = x + width / 2
  const nameBox = { top: y + 12, height: height - 46 }
  const name = labelLines(
    oneLine(texts.name, nameLimit),
    { width: width - 20, height: nameBox.height, largest: 36, smallest: 7 },
    measures.serif,
  )
  const kind = labelLines(
    texts.honey,
    { width: width - 20, height: 20, largest: 18, smallest: 10 },
    measures.sans,
  )
  const leading = leadingOf(texts.name)
  const baseline = baselineOf(texts.name)
  const top = nameBox.top + (nameBox.height - name.lines.length * name.size * leading) / 2

  function mark(text: string, at: number, size: number, face: TypeMark['face'], fill: string): TypeMark {
    return { text, x: middle, y: round(at), size, face, fill, rightToLeft: isRightToLeft(text) }
  }

  return {
    marks: [...drawnJar(jar, honeyTones[honey]), ...drawnLabel(jar)],
    type: [
      ...name.lines.map((text, line): TypeMark => {
        const fill = texts.isName ? '#17402a' : '#6f634d'
        return mark(text, top + (line * leading + baseline) * name.size, name.size, 'serif', fill)
      }),
      ...kind.lines.map((text) => mark(text, y + height - 18, kind.size, 'sans', '#7a4300')),
    ],
  }
}

const round = (value: number) => Math.round(value * 10) / 10
