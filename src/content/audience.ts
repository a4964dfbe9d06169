import type { LinkCopy } from './link'
import type { Picture } from './picture'

/** A page's banner picture; it only decorates, the heading says what it shows. */
export const scene = (name: string): Picture => ({
  src: `/images/scenes/${name}.svg`,
  width: 640,
  height: 480,
  alt: '',
})

/** A benefit's icon: drawn for cream or sand, or for forest ground. */
export const benefitIcon = (name: string, ground: 'light' | 'forest' = 'forest'): Picture => ({
  src: `/images/benefits${ground === 'light' ? '-light' : ''}/${name}.svg`,
  width: 48,
  height: 48,
  alt: '',
})

/** A service's drawing, standing on the ground line. */
export const serviceDrawing = (name: string): Picture => ({
  src: `/images/services/${name}.svg`,
  width: 160,
  height: 108,
  alt: '',
})

/** A scene around the Eco-Bee. */
export const ecoBeeDrawing = (name: string, alt = ''): Picture => ({
  src: `/images/eco-bee/${name}.svg`,
  width: 360,
  height: 260,
  alt,
})

/** The way from a banner down to the page's own list. */
export const toServices = (label: string): LinkCopy => ({ label, href: '#services' })
