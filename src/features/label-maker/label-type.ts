import type { Measures, TypeMark } from '@/drawing/label'
import { hasHighSigns } from '@/drawing/label-lines'
import { scriptFamilies } from './script-faces'

/** The two faces of a label, as SVG and canvas take them. */
const faces: Readonly<Record<TypeMark['face'], { weight: number; family: string }>> = {
  serif: { weight: 480, family: `fraunces, ${scriptFamilies}, georgia, serif` },
  sans: { weight: 500, family: `figtree, ${scriptFamilies}, system-ui, sans-serif` },
}

/**
 * The weight and family of a face for a text. Devanagari and Kannada are set in a text face,
 * heavier to match Fraunces.
 */
export const typeOf = (face: TypeMark['face'], text: string) => ({
  ...faces[face],
  ...(face === 'serif' && hasHighSigns(text) && { weight: 600 }),
})

/** The font of a line of type, as a canvas takes it; `size` in pixels. */
export function fontOf(face: TypeMark['face'], size: number, text: string): string {
  const { weight, family } = typeOf(face, text)
  return `${weight} ${size}px ${family}`
}

/** Pixels of the font that texts are measured in. */
const measured = 100

/** An average letter's width, for the prerendered HTML, where nothing can be measured. */
export const roughMeasures: Measures = {
  serif: (text) => text.length * 0.52,
  sans: (text) => text.length * 0.52,
}

/** Measures with a canvas of the browser; roughly where it has none. */
export function exactMeasures(): Measures {
  const paper = document.createElement('canvas').getContext('2d')
  if (!paper) return roughMeasures
  const widthIn = (face: TypeMark['face']) => (text: string) => {
    paper.font = fontOf(face, measured, text)
    return paper.measureText(text).width / measured
  }
  return { serif: widthIn('serif'), sans: widthIn('sans') }
}
