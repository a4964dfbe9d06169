import type { Measures, TypeMark } from '@/drawing/label'

/** The two faces of a label, as SVG and canvas take them. */
export const faces: Readonly<Record<TypeMark['face'], { weight: number; family: string }>> = {
  serif: { weight: 480, family: 'fraunces, georgia, serif' },
  sans: { weight: 500, family: 'figtree, system-ui, sans-serif' },
}

/** The font of a line of type, as a canvas takes it; `size` in pixels. */
export const fontOf = (face: TypeMark['face'], size: number) =>
  `${faces[face].weight} ${size}px ${faces[face].family}`

/** Pixels of the font that texts are measured in. */
const measured = 100

/** As wide as letters are on the whole, where nothing can be measured: in the HTML of the build. */
export const roughMeasures: Measures = {
  serif: (text) => text.length * 0.52,
  sans: (text) => text.length * 0.52,
}

/** Measures with a canvas of the browser; roughly where it has none. */
export function exactMeasures(): Measures {
  const paper = document.createElement('canvas').getContext('2d')
  if (!paper) return roughMeasures
  const widthIn = (face: TypeMark['face']) => (text: string) => {
    paper.font = fontOf(face, measured)
    return paper.measureText(text).width / measured
  }
  return { serif: widthIn('serif'), sans: widthIn('sans') }
}
