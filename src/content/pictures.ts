/** A picture of our own below `public/images/`, with its natural size in pixels. */
export type Picture = {
  src: string
  width: number
  height: number
  /** What a person who does not see it should know; '' on a picture that only decorates. */
  alt: string
}

/** Drawings of one folder, all of one size. */
const drawings =
  (folder: string, width: number, height: number) =>
  (file: string, alt = ''): Picture => ({ src: `/images/${folder}/${file}.svg`, width, height, alt })

/**
 * Drawings that a page shows together, all of one size: one file, `/images/<name>.svg`, with a view for each. A browser
 * fetches and reads it once.
 */
const sprite =
  (name: string, width: number, height: number) =>
  (view: string, alt = ''): Picture => ({ src: `/images/${name}.svg#${view}`, width, height, alt })

/** The large drawings of banners and last bands. */
export const scene = drawings('scenes', 640, 480)
/** Two views of the home page's field: across a screen, and on a phone. */
export const heroes = {
  wide: (alt: string): Picture => ({ src: '/images/hero.svg', width: 1440, height: 640, alt }),
  narrow: { src: '/images/hero-phone.svg', width: 720, height: 540, alt: '' },
}
/** A benefit's icon, drawn for forest ground. */
export const benefitIcon = sprite('benefits', 48, 48)
/** The same icons, drawn for cream or sand. */
export const lightBenefitIcon = sprite('benefits-light', 48, 48)
/** A service's drawing, standing on the ground line. */
export const serviceDrawing = drawings('services', 160, 108)
/** A framed view on the road of the about page. */
export const aboutDrawing = drawings('about', 640, 480)
/** A scene around the Eco-Bee. */
export const ecoBeeDrawing = drawings('eco-bee', 360, 260)
/** The opened hive; numbers in it stand for its five sensors, clockwise. */
export const smartHive = (alt = ''): Picture => ({
  src: '/images/eco-bee/smart-hive.svg',
  width: 640,
  height: 600,
  alt,
})
/** A closed jar, by the colour of its honey. */
export const honeyJar = sprite('jars', 148, 284)
/** The opened hive without numbers: the page puts its own around it. */
export const openedHive: Omit<Picture, 'alt'> = {
  src: '/images/eco-bee/opened-hive.svg',
  width: 640,
  height: 620,
}
/** Who somebody is, or what somebody buys. */
export const audienceIcon = sprite('audience', 72, 72)
/** A phone that shows an app. */
export const appDrawing = sprite('apps', 280, 320)
/** What stands on the road of `/products`, where no service has a drawing for it. */
export const roadDrawing = drawings('road', 400, 420)
/** The screen of an app; its words are the page's, since they are translated. */
export const screenDrawing = sprite('screens', 240, 500)
/** A stall of a marketplace. */
export const stallDrawing = sprite('marketplaces', 160, 120)
/** A certification's seal. */
export const sealDrawing = sprite('seals', 96, 96)
/** A station on the way from the hive to the door; drawn so that the honey-coloured thread goes on from one to the next. */
export const stationDrawing = sprite('network', 300, 200)
/** A step of a manufacturer's order. */
export const orderDrawing = sprite('order', 100, 100)
/** A crop in flower, on a hexagon. */
export const cropDrawing = sprite('crops', 64, 72)
/** One hive on one ground; set edge to edge, the hills go on from one moment of its year to the next. */
export const momentDrawing = sprite('moments', 300, 240)
/** The way of honey from the field to the town, seen from above: across a screen, and on a phone. */
export const valueChain = {
  wide: (alt: string): Picture => ({ src: '/images/value-chain.svg', width: 1200, height: 380, alt }),
  narrow: { src: '/images/value-chain-phone.svg', width: 328, height: 400, alt: '' },
}
/** A place on home's way from the flower to the door: what stands on the ground line, from which the thread hangs. */
export const threadDrawing = sprite('thread', 300, 180)
/** The jar at the end of that way, as high as it needs. */
export const threadJar: Picture = { src: '/images/thread/jar.svg', width: 300, height: 330, alt: '' }
/** The jar in the middle of the six claims. */
export const uspJar = (alt: string): Picture => ({ src: '/images/usp/jar.svg', width: 300, height: 400, alt })
/** What stands where something is missing. */
export const stateDrawing = drawings('states', 240, 144)

/** The same picture where words beside it say what it shows. */
export const quiet = (picture: Picture): Picture => ({ ...picture, alt: '' })
