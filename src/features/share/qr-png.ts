import { canvasPng } from '@/drawing/canvas-png'
import { darkRuns, type QrModules, qrColours } from '@/drawing/qr-code'

/** At least 10 cm at 300 dpi; each module is a whole number of pixels. */
const printed = 1181

/** A QR code as a PNG; undefined where the browser makes none. */
export async function qrPng(modules: QrModules): Promise<Blob | undefined> {
  const scale = Math.ceil(printed / modules.length)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.length * scale
  const paper = canvas.getContext('2d')
  if (!paper) return undefined
  paper.fillStyle = qrColours.light
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.fillStyle = qrColours.dark
  for (const { x, y, length } of darkRuns(modules))
    paper.fillRect(x * scale, y * scale, length * scale, scale)
  return canvasPng(canvas)
}
