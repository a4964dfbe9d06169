import type { LinkPreview } from '../../src/content/en/head/link-previews'
import { jar, jarSize, paleToDark, someHoneys } from './jar'
import type { Lettering, Style } from './lettering'
import { nested } from './nested'
import { headingMeasures, type Wrapped, wrap } from './wrap'

/** The size that those who show links ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 }

const { width: fullWidth, height: fullHeight } = previewSize
const margin = 72
const colours = {
  cream: '#FFFAF0',
  sand: '#F6EBD3',
  honey: '#F2A900',
  forest: '#17402A',
  leaf: '#26683F',
  soft: '#5A4E3A',
  mute: '#6F634D',
  mist: '#E9EED9',
  ground: '#D3DDBE',
}

const heading: Style = { face: 'serif', weight: 430, size: 72, fill: colours.forest, spacing: -0.015 }
const priceStyle: Style = { ...heading, size: 60 }
const note: Style = { face: 'sans', weight: 500, size: 32, fill: colours.soft }
const name: Style = { ...heading, weight: 560, size: 38 }

/** What is drawn besides words. */
export type Drawings = {
  /** The site's name, beside the logo. */
  siteName: string
  /** A drawing of ours or of the back end's, as SVG; undefined where it is no SVG that lies here. */
  svgOf: (address: string) => string | undefined
}

/** The preview picture of a link as SVG, its words as outlines. */
export function drawPreview(preview: LinkPreview, lettering: Lettering, drawings: Drawings): string {
  const parts = { page, listing, product }
  const drawn = (parts[preview.kind] as Layout<LinkPreview>)(preview, lettering, drawings)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}" viewBox="0 0 ${fullWidth} ${fullHeight}">${rectangle(0, 0, fullWidth, fullHeight, colours.cream)}${drawn}${logo(lettering, drawings.siteName)}</svg>`
}

type Layout<Kind extends LinkPreview> = (preview: Kind, lettering: Lettering, drawings: Drawings) => string
type Page = Extract<LinkPreview, { kind: 'page' }>
type Listing = Extract<LinkPreview, { kind: 'listing' }>
type Product = Extract<LinkPreview, { kind: 'product' }>

const groundLine = 553

const page: Layout<Page> = ({ heading: text, picture }, lettering, { svgOf }) => {
  const svg = svgOf(picture.src) ?? '<svg viewBox="0 0 1 1"></svg>'
  if (picture.width > 2 * picture.height) return acrossThePage(text, svg, lettering)
  const words = wrap(lettering, text, {
    style: heading,
    width: 470,
    fits: [
      { size: 68, most: 3 },
      { size: 58, most: 4 },
      { size: 50, most: 4 },
    ],
  })
  const width = Math.min(580, (440 * picture.width) / picture.height)
  const height = (width * picture.height) / picture.width
  const right = fullWidth - 32 - width
  // Its lower edge is the ground that its drawing stands on.
  return `${ground()}${nested(svg, right, groundLine - height + 4, width, height)}${written(lettering, words, 330)}`
}

/** A landscape as wide as the picture, the words in its sky. */
function acrossThePage(text: string, svg: string, lettering: Lettering): string {
  const fits = [{ size: 68, most: 2 }] as const
  const words = wrap(lettering, text, { style: heading, width: 700, fits })
  return nested(svg, 0, 97, fullWidth, fullHeight - 97) + written(lettering, words, 222)
}

const listing: Layout<Listing> = ({ heading: text, count, honeys }, lettering, { siteName }) => {
  const words = wrap(lettering, lettering.writable(text, siteName), {
    style: heading,
    width: 780,
    fits: [
      { size: 72, most: 1 },
      { size: 60, most: 1 },
      { size: 48, most: 1 },
    ],
  })
  const shown = paleToDark((honeys.length > 0 ? honeys : someHoneys).slice(0, 6))
  const height = 280
  const width = (height * jarSize.width) / jarSize.height
  const step = Math.min(227.5, (fullWidth - 2 * margin - width) / Math.max(1, shown.length - 1))
  const start = (fullWidth - step * (shown.length - 1) - width) / 2
  const jars = shown.map((honey, at) => jar(honey, start + at * step, groundLine - height, height))
  const right = fullWidth - margin - lettering.width(count, note)
  return `${ground()}${jars.join('')}${written(lettering, words, 196)}${lettering.line(count, note, right, 220)}`
}

/** What a product stands in: as high as the picture, and as wide as a drawing of 480 × 560 is then. */
const panel = { x: 660, width: 540 }

const product: Layout<Product> = ({ name: text, collection, price, mrp, image }, lettering, drawings) => {
  const title = lettering.writable(text, lettering.writable(collection, drawings.siteName))
  const words = wrap(lettering, title, {
    style: heading,
    width: 540,
    fits: [
      { size: 72, most: 2 },
      { size: 60, most: 3 },
      { size: 50, most: 3 },
    ],
  })
  const middle = words.lines.length > 2 ? 320 : 330
  const top =
    middle -
    ((words.lines.length - 1) * words.style.size * headingMeasures(title).leading) / 2 -
    words.style.size
  const collectionName = wrap(lettering, lettering.writable(collection, ''), {
    style: { ...note, fill: colours.leaf },
    width: 540,
    fits: [{ size: note.size, most: 1 }],
  })
  return [
    inPanel(text, drawings.svgOf(image)),
    collectionName.lines.map((line) => lettering.line(line, collectionName.style, margin, top)).join(''),
    written(lettering, words, middle),
    prices(lettering, price, mrp),
    rectangle(margin, 549, 516, 6, colours.honey),
  ].join('')
}

function inPanel(text: string, svg: string | undefined): string {
  if (svg) return nested(svg, panel.x, 0, panel.width, fullHeight)
  const height = 460
  const x = panel.x + (panel.width - (height * jarSize.width) / jarSize.height) / 2
  return `${rectangle(panel.x, 0, panel.width, fullHeight, colours.mist)}${rectangle(panel.x, 497, panel.width, 133, colours.ground)}${jar(text, x, 96, height)}`
}

function prices(lettering: Lettering, price: string, mrp: string): string {
  const baseline = 508
  const before = { ...note, fill: colours.mute }
  const x = margin + lettering.width(price, priceStyle) + 28
  const struck = mrp && rectangle(x, baseline - 14, lettering.width(mrp, before), 2, colours.mute)
  return (
    lettering.line(price, priceStyle, margin, baseline) +
    lettering.line(mrp, before, x, baseline - 2) +
    struck
  )
}

/** Lines of a heading, their block's middle at that height. */
function written(lettering: Lettering, { lines, style }: Wrapped, middle: number): string {
  const step = style.size * headingMeasures(lines.join()).leading
  const first = middle - ((lines.length - 1) * step) / 2 + style.size * 0.34
  return lines.map((line, at) => lettering.line(line, style, margin, Math.round(first + at * step))).join('')
}

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>`

const ground = () =>
  rectangle(0, groundLine, fullWidth, fullHeight - groundLine, colours.sand) +
  rectangle(0, groundLine - 3, fullWidth, 6, colours.honey)

/** As large as the picture is wide enough for. */
function nameStyle(lettering: Lettering, siteName: string): Style {
  const room = fullWidth - margin - 142
  return { ...name, size: name.size * Math.min(1, room / lettering.width(siteName, name)) }
}

const logo = (lettering: Lettering, siteName: string) =>
  `<g transform="translate(${margin} 64) scale(1.250)"><path d="M24 2l19.500 11v22L24 46 4.500 35V13z" fill="#F2A900"/><path d="M4.500 25.500C17 20 31 20 43.500 25.500V35L24 46 4.500 35z" fill="#17402A"/><path d="M24 45V22M14.500 40.500L20 21.600M33.500 40.500L28 21.600" stroke="#F2A900" stroke-width="2.200"/></g>${lettering.line(siteName, nameStyle(lettering, siteName), 142, 107)}`
