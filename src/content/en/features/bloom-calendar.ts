import { cropDrawing, type Picture } from '@/content/pictures'
import type { BloomTimes } from '@/domain/bloom'

/** A crop of the calendar. */
export type Crop = BloomTimes & {
  name: string
  picture: Picture
  /** Words by which its offer is known in the list of offers, the surest first. */
  offer: readonly string[]
}

/**
 * The bloom calendar of `/farmers` and the road of `/beekeepers`. The months are an example and the pages say so: an
 * operator replaces `crops` with the months of their own region and makes `note` say what they hold for. The order is that
 * in which the blooms follow each other, which is the order of the road.
 */
export const bloomCalendar = {
  note: 'Example months. Sowing, district and weather move them.',
  crops: [
    {
      name: 'Mustard',
      picture: cropDrawing('mustard'),
      offer: ['mustard'],
      full: ['December', 'January'],
      edges: ['November', 'February'],
    },
    {
      name: 'Coriander',
      picture: cropDrawing('coriander'),
      offer: ['coriander'],
      full: ['January', 'February'],
      edges: ['March'],
    },
    {
      name: 'Onion seed',
      picture: cropDrawing('onion'),
      offer: ['onion seed', 'onion'],
      full: ['February', 'March'],
      edges: ['April'],
    },
    {
      name: 'Litchi',
      picture: cropDrawing('litchi'),
      offer: ['litchi', 'lychee'],
      full: ['March'],
      edges: ['February', 'April'],
    },
    {
      name: 'Apple',
      picture: cropDrawing('apple'),
      offer: ['apple'],
      full: ['March', 'April'],
      edges: [],
    },
    {
      name: 'Sunflower',
      picture: cropDrawing('sunflower'),
      offer: ['sunflower'],
      full: ['April', 'May'],
      edges: ['March'],
    },
  ] satisfies Crop[] as readonly Crop[],
  /** What the present month, once it is known, is introduced with; until then the head of the months. */
  now: (month: string) => `Now: ${month}`,
  nowOnRoad: (month: string) => `Now: ${month}.`,
  head: 'Month by month',
  /** What the colours stand for. */
  states: { full: 'full bloom', edge: 'opening or fading', none: 'no bloom' },
  /** The crops that flower in the present month. */
  inFlower: {
    full: (crops: string) => `In full bloom: ${crops}.`,
    edge: (crops: string) => `Opening or fading: ${crops}.`,
  },
  /** When a crop has some flowers. */
  edgeIn: (months: string) => `Opening or fading in ${months}.`,
  /** What a crop does in the present month. */
  present: {
    full: 'In flower now.',
    edge: 'Some flowers are open now.',
    soon: 'The first flowers open next month.',
    none: 'Not in flower now.',
  },
} as const
