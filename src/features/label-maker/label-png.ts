import { canvasPng } from '@/drawing/canvas-png'
import { jarBox } from '@/drawing/jar'
import type { LabelDrawing } from '@/drawing/label'
import { fontOf } from './label-type'
import { familiesFor, loadFamilies } from './script-faces'

/** Pixels for each unit of the drawing. */
const scale = 4

/** The drawing as a PNG of 1280 × 1320 pixels on paper; undefined where the browser makes none. */
export async function labelPng({ marks, type }: LabelDrawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = jarBox.width * scale
  canvas.height = jarBox.height * scale
  const paper = canvas.getContext('2d')
  if (!paper) return undefined
  await loadFamilies(familiesFor(type.map(({ text }) => text).join()))
  paper.scale(scale, scale)
  paper.fillStyle = '#fffdf8'
  paper.fillRect(0, 0, jarBox.width, jarBox.height)
  for (const { d, fill, opacity = 1 } of marks) {
    paper.globalAlpha = opacity
    paper.fillStyle = fill
    paper.fill(new Path2D(d))
  }
  paper.globalAlpha = 1
  paper.textAlign = 'center'
  for (const { text, x, y, size, face, fill, rightToLeft } of type) {
    paper.font = fontOf(face, size, text)
    paper.direction = rightToLeft ? 'rtl' : 'ltr'
    paper.fillStyle = fill
    paper.fillText(text, x, y)
  }
  return canvasPng(canvas)
}
