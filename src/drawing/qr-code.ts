/** The modules of a QR code, row by row; true is dark. */
export type QrModules = readonly (readonly boolean[])[]

/** Dark modules side by side, in modules. */
export type QrRun = { x: number; y: number; length: number }

/** What is dark in a QR code, as few pieces as rows allow. */
export function darkRuns(modules: QrModules): QrRun[] {
  const runs: QrRun[] = []
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark) return
      const last = runs.at(-1)
      if (last && last.y === y && last.x + last.length === x) last.length += 1
      else runs.push({ x, y, length: 1 })
    })
  })
  return runs
}

/** Colours of a QR code: forest on white, 11 to 1. */
export const qrColours = { dark: '#17402a', light: '#fff' } as const

/** A QR code as an SVG file without styles; it prints sharp at any size. */
export function qrSvg(modules: QrModules): string {
  const size = modules.length
  const dark = darkRuns(modules).map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="${qrColours.light}" d="M0 0h${size}v${size}H0z"/><path fill="${qrColours.dark}" d="${dark.join('')}"/></svg>`
  )
}

/** A drawing as an address that an image takes. */
export const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
