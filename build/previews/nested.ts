/** What places a drawing where it stands; `xmlns` is that of the drawing around it. */
const placing = /\s(?:x|y|width|height|xmlns|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g

/**
 * A drawing put into another, whole and never cropped; one without a `viewBox` has its own size. It keeps what else its
 * first tag says: colours that its parts inherit, and the names that a drawing program has for attributes of its own.
 */
export function nested(svg: string, x: number, y: number, width: number, height: number): string {
  const kept = (/<svg\b([^>]*)>/.exec(svg)?.[1] ?? '').replace(placing, '')
  const inner = svg.replace(/^[\s\S]*?<svg\b[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"${kept}>${inner}</svg>`
}
