import { honeyTones } from '../../src/drawing/honey-tones'

/** The colours of a honey in its glass: itself, its shaded half, its surface. */
type Honey = { names: RegExp; body: string; shade: string; surface: string }

/** From pale to dark; a name that holds none of these words has the colour of many flowers. */
const honeys: readonly Honey[] = [
  { names: /acacia|kashmir/i, body: honeyTones.acacia.lit, shade: '#E9D793', surface: '#FDF6D8' },
  { names: /mustard|clover/i, body: honeyTones.mustard.lit, shade: '#DDBC66', surface: '#FBEDBF' },
  { names: /ginger|lemon/i, body: '#EDBE58', shade: '#D19B30', surface: '#F7D98E' },
  { names: /tulsi|neem/i, body: '#D3B436', shade: '#AE8C1A', surface: '#EBD878' },
  { names: /litchi|lychee|sunflower/i, body: honeyTones.litchi.lit, shade: '#D08C1E', surface: '#F8CE74' },
  { names: /multi ?flora|comb/i, body: honeyTones.multiflora.lit, shade: '#BC7609', surface: '#F4C25C' },
  { names: /eucalyptus|coriander/i, body: honeyTones.eucalyptus.lit, shade: '#A85F10', surface: '#E9A95A' },
  { names: /ajwain|carom/i, body: honeyTones.ajwain.lit, shade: '#8F4315', surface: '#DE9150' },
  { names: /sundarban|mangrove/i, body: honeyTones.mangrove.lit, shade: '#7E3B06', surface: '#CB7B2E' },
  { names: /forest|\bwild\b/i, body: honeyTones.forest.lit, shade: '#66300B', surface: '#C07A35' },
  { names: /jamun/i, body: honeyTones.jamun.lit, shade: '#38141C', surface: '#7E4148' },
]

const ofManyFlowers = 5

const rankOf = (name: string) => {
  const rank = honeys.findIndex(({ names }) => names.test(name))
  return rank === -1 ? ofManyFlowers : rank
}

/** Names of honeys in the order of their colours, from pale to dark. */
export const paleToDark = (names: readonly string[]): string[] =>
  [...names].sort((one, other) => rankOf(one) - rankOf(other))

/** What a shelf shows whose honeys are not known. */
export const someHoneys = ['Acacia', 'Mustard', 'Litchi', 'Eucalyptus', 'Forest']

/** Width by height of a jar, in its own units. */
export const jarSize = { width: 148, height: 284 }

/** A jar of ours with the honey of that name; a comb, where it is sold as one. */
export function jar(name: string, x: number, y: number, height: number): string {
  if (/comb/i.test(name)) return comb(x, y, height)
  const { body, shade, surface } = honeys[rankOf(name)] ?? { body: '', shade: '', surface: '' }
  const width = (height * jarSize.width) / jarSize.height
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="76 30 ${jarSize.width} ${jarSize.height}">
<path d="M78 110c0-12 8-18 20-22h104c12 4 20 10 20 22v184c0 10-6 16-16 18H94c-10-2-16-8-16-18z" fill="#FFFDF6" stroke="#8C7C5C" stroke-opacity=".4" stroke-width="1.200"/>
<path d="M84 122c0-9 7-14 18-17h96c11 3 18 8 18 17v168c0 9-5 13-13 14H97c-8-1-13-5-13-14z" fill="${body}"/>
<path d="M150 105h48c11 3 18 8 18 17v168c0 9-5 13-13 14h-53z" fill="${shade}"/>
<path d="M84 122c0-4 1.500-7 4-9.500 40 7 84 7 124 0 2.500 2.500 4 5.500 4 9.500-44 9-88 9-132 0z" fill="${surface}"/>
<path d="M110 186h80v56h-80z" fill="#FFFAF0"/><path d="M150 186h40v56h-40z" fill="#F0E2C2"/>
<path d="M150 196l15.600 9v18l-15.600 9-15.600-9v-18z" fill="#F2A900"/><path d="M134.400 215c10-4.500 21-4.500 31.200 0v8l-15.600 9-15.600-9z" fill="#17402A"/>
<path d="M100 90l4-16h92l4 16c-34 5-66 5-100 0z" fill="#F3EEDC"/><path d="M88 50l32-9v39l-26-4c-4-1-6-3-6-7z" fill="#1E4E34"/>
<path d="M120 41h60v39h-60z" fill="#2F6E4B"/><path d="M180 41l32 9v19c0 4-2 6-6 7l-26 4z" fill="#17402A"/>
<path d="M88 50l32-17h60l32 17-32 5h-60z" fill="#3F8560"/><path d="M120 33h60l32 17-32 5z" fill="#367656"/>
<path d="M96 128c-2 6-2 14-2 30M94 268v16" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".85"/></svg>`
}

/** A piece of comb in its wooden frame, standing where a jar would. */
function comb(x: number, y: number, height: number): string {
  const rows = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => ({ at: 94 + column * 26 + (row % 2) * 13, y: 170 + row * 22.5, row })),
  )
  const tones = ['#E09A1E', '#F4C25C', '#BC7609', '#EBA93A', '#F4C25C']
  const cells = rows
    .filter(({ at }) => at <= 206)
    .map(
      ({ at, y: top, row }, index) =>
        `<path d="M${at} ${top - 14}l12 7v14l-12 7-12-7v-14z" fill="${tones[(index * 2 + row) % tones.length]}"/>`,
    )
  const width = (height * jarSize.width) / jarSize.height
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="76 30 ${jarSize.width} ${jarSize.height}">
<path d="M78 146h144v166H78z" fill="#8C4413"/>${cells.join('')}
<path d="M76 134h148v18H76z" fill="#E3CB98"/><path d="M150 134h74v18h-74z" fill="#CDB07A"/>
<path d="M76 152h10v160H76zM214 152h10v160h-10z" fill="#E3CB98"/><path d="M214 152h10v160h-10z" fill="#CDB07A"/>
<path d="M76 302h148v12H76z" fill="#E3CB98"/><path d="M150 302h74v12h-74z" fill="#CDB07A"/>
<path d="M82 140h40" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/></svg>`
}
