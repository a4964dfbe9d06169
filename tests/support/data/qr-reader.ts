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
    // A text crosses from the page to the test in a hundredth of the time of as many numbers.
    return Array.from({ length: width * width }, (_, index) =>
      String.fromCharCode(pixels[index * 4] ?? 0),
    ).join('')
  }, size)
  const data = Uint8ClampedArray.from(
    Array.from(greys, (grey) => grey.charCodeAt(0)).flatMap((grey) => [grey, grey, grey, 255]),
  )
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
