import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/** Pixels across which a code is read. */
const size = 480

/** What a phone reads off a QR code on the page, by its pixels as the browser draws them. */
export async function readQr(image: Locator): Promise<string> {
  const greys = await image.evaluate(async (element, width) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('This is no image.')
    await element.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = width
    const paper = canvas.getContext('2d')
    paper?.drawImage(element, 0, 0, width, width)
    const pixels = paper?.getImageData(0, 0, width, width).data ?? []
    return Array.from(pixels).filter((_, index) => index % 4 === 0)
  }, size)
  const data = Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255]))
  return decodeQR({ width: size, height: size, data })
}

/** What a phone reads off a saved file: it is shown on the page first. */
export async function readQrFile(image: Locator, bytes: Buffer, type: string): Promise<string> {
  await image.evaluate(
    (element, src) => element.setAttribute('src', src),
    `data:${type};base64,${bytes.toString('base64')}`,
  )
  return readQr(image)
}
