import { encode } from 'uqr'
import type { QrModules } from './qr-code'

/**
 * The QR code of a text: level M, which a scratch or a crease does not spoil, with the quiet zone
 * of four modules around it. Undefined where the text is longer than any QR code, about 2,300
 * characters.
 */
export function qrModules(text: string): QrModules | undefined {
  try {
    return encode(text, { ecc: 'M', border: 4 }).data
  } catch {
    return undefined
  }
}
