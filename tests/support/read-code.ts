import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/** What a scanner reads from the drawing of a QR code. */
export async function readCode(page: Page, svg: string): Promise<string> {
  const side = 600
  const data = await page.evaluate(
    async ([drawing, size]) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
      await image.decode()
      const canvas = new OffscreenCanvas(size, size).getContext('2d')
      if (!canvas) throw new Error('No canvas.')
      canvas.drawImage(image, 0, 0, size, size)
      return Array.from(canvas.getImageData(0, 0, size, size).data)
    },
    [svg, side] as const,
  )
  return decodeQR({ width: side, height: side, data: Uint8Array.from(data) })
}
