import type { HoneyTones } from './honey-tones'

/** Shapes of jar that we have drawn. */
export const jarShapes = ['round', 'six-sided', 'tall'] as const
export type JarShape = (typeof jarShapes)[number]

/** A filled outline, as an SVG path has it; `opacity` 1 unless told. */
export type Mark = { d: string; fill: string; opacity?: number }

/**
 * SVG paths of a jar that stands on the ground line of a drawing of `jarBox`; `label`: left edge and width of its label,
 * in the drawing's units.
 */
type JarDrawing = {
  glass: string
  honey: string
  /** The right half of the honey. */
  shade: string
  surface: string
  /** Light on the glass, and its edges. */
  lights: string
  lid: readonly [left: string, right: string, light: string]
  label: { x: number; width: number }
}

const drawings: Readonly<Record<JarShape, JarDrawing>> = {
  round: {
    glass: 'M70 78c0-14 10-22 24-25h132c14 3 24 11 24 25v202c0 16-10 24-24 24H94c-14 0-24-8-24-24z',
    honey: 'M77 97h166v182c0 13-8 19-20 19H97c-12 0-20-6-20-19z',
    shade: 'M160 97h83v182c0 13-8 19-20 19h-63z',
    surface: 'M77 97c0-6 37-9 83-9s83 3 83 9-37 9-83 9-83-3-83-9z',
    lights: 'M86 114h7v20h-7zM86 266h7v14h-7z',
    lid: ['M82 20q0-6 6-6h72v39H82z', 'M160 14h72q6 0 6 6v33h-78z', 'M82 20q0-6 6-6h144q6 0 6 6v3H82z'],
    label: { x: 70, width: 180 },
  },
  'six-sided': {
    glass: 'M64 92l34-39h124l34 39v180l-34 32H98l-34-32z',
    honey: 'M71 98h178v171l-30 29H101l-30-29z',
    shade: 'M160 98h89v171l-30 29h-59z',
    surface: 'M71 98l14-9h150l14 9-14 8H85z',
    lights: 'M101 106h3v192h-3zM216 106h3v192h-3zM79 112h7v22h-7z',
    lid: ['M94 20q0-6 6-6h60v39H94z', 'M160 14h60q6 0 6 6v33h-66z', 'M94 20q0-6 6-6h120q6 0 6 6v3H94z'],
    label: { x: 64, width: 192 },
  },
  tall: {
    glass: 'M90 94c0-18 12-27 28-41h84c16 14 28 23 28 41v194c0 10-6 16-16 16H106c-10 0-16-6-16-16z',
    honey: 'M97 101h126v186c0 7-4 11-11 11H108c-7 0-11-4-11-11z',
    shade: 'M160 101h63v186c0 7-4 11-11 11h-52z',
    surface: 'M97 101c0-5 28-8 63-8s63 3 63 8-28 8-63 8-63-3-63-8z',
    lights: 'M105 116h7v18h-7zM105 268h7v14h-7z',
    lid: ['M110 16q0-6 6-6h44v43h-50z', 'M160 10h44q6 0 6 6v37h-50z', 'M110 16q0-6 6-6h88q6 0 6 6v3h-100z'],
    label: { x: 90, width: 140 },
  },
}

/** The size of the drawing. */
export const jarBox = { width: 320, height: 330 } as const

/** Where the label lies on a jar, in the drawing's units. */
export const labelOf = (shape: JarShape) => ({ ...drawings[shape].label, y: 140, height: 116 })

/** A jar of a honey on the ground line, from back to front. */
export function drawnJar(shape: JarShape, tones: HoneyTones): Mark[] {
  const { glass, honey, shade, surface, lights, lid } = drawings[shape]
  const [left, right, light] = lid
  return [
    { d: 'M40 305h240l-30 14H70z', fill: '#e6d6b4' },
    { d: 'M0 303h320v2H0z', fill: '#17402a' },
    { d: glass, fill: '#e9e2cf' },
    { d: honey, fill: tones.lit },
    { d: shade, fill: tones.shade },
    { d: surface, fill: tones.surface },
    { d: lights, fill: '#ffffff', opacity: 0.55 },
    { d: left, fill: '#1e4e34' },
    { d: right, fill: '#0f2c1d' },
    { d: light, fill: '#3f8560', opacity: 0.55 },
  ]
}

/** The bare label on a jar: paper in two tones between two rules. */
export function drawnLabel(shape: JarShape): Mark[] {
  const { x, y, width, height } = labelOf(shape)
  const half = width / 2
  return [
    { d: `M${x} ${y}h${width}v${height}H${x}z`, fill: '#fffaf0' },
    { d: `M${x + half} ${y}h${half}v${height}h${-half}z`, fill: '#f8ecd2' },
    { d: `M${x} ${y}h${width}v5H${x}zM${x} ${y + height - 5}h${width}v5H${x}z`, fill: '#17402a' },
  ]
}
