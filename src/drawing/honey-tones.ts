import { type HoneyColour, honeyFills } from '@/domain/honey-colour'

/** A honey in our drawings: lit from the left, in the shade at the right, and light on its surface. */
export type HoneyTones = Readonly<Record<'lit' | 'shade' | 'surface', string>>

const inTheShade: Readonly<Record<HoneyColour, Omit<HoneyTones, 'lit'>>> = {
  acacia: { shade: '#efdd96', surface: '#fbefc0' },
  mustard: { shade: '#e6c86d', surface: '#f7e4a7' },
  litchi: { shade: '#d69321', surface: '#f3c876' },
  multiflora: { shade: '#af7c21', surface: '#edbf65' },
  eucalyptus: { shade: '#a06623', surface: '#e3af68' },
  ajwain: { shade: '#8c4e29', surface: '#d69d6c' },
  mangrove: { shade: '#794111', surface: '#cd985d' },
  forest: { shade: '#5f3112', surface: '#bc8d5f' },
  jamun: { shade: '#30181c', surface: '#9b7a6d' },
}

/** The tones that a colour is drawn with. */
export const tonesOf = (colour: HoneyColour): HoneyTones => ({
  lit: honeyFills[colour],
  ...inTheShade[colour],
})
