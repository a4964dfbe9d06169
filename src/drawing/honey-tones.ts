import type { HoneyColour } from '@/domain/honey-colour'

/** A honey in our drawings: lit from the left, in the shade at the right, and light on its surface. */
export type HoneyTones = Readonly<Record<'lit' | 'shade' | 'surface', string>>

/** The tones that each colour is drawn with. */
export const honeyTones: Readonly<Record<HoneyColour, HoneyTones>> = {
  acacia: { lit: '#f8ecbb', shade: '#efdd96', surface: '#fbefc0' },
  mustard: { lit: '#f2d98f', shade: '#e6c86d', surface: '#f7e4a7' },
  litchi: { lit: '#eba93a', shade: '#d69321', surface: '#f3c876' },
  multiflora: { lit: '#e09a1e', shade: '#af7c21', surface: '#edbf65' },
  eucalyptus: { lit: '#cf7f22', shade: '#a06623', surface: '#e3af68' },
  ajwain: { lit: '#b9602a', shade: '#8c4e29', surface: '#d69d6c' },
  mangrove: { lit: '#a9560f', shade: '#794111', surface: '#cd985d' },
  forest: { lit: '#8c4413', shade: '#5f3112', surface: '#bc8d5f' },
  jamun: { lit: '#53232b', shade: '#30181c', surface: '#9b7a6d' },
}
