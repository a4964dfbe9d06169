import { useEffect, useState } from 'react'
import { lazyModule } from '@/browser/lazy-module'
import { type QrDrawing, qrDrawing } from './qr-drawing'

const library = lazyModule(() => import('uqr'))

/**
 * A code of our own for an address, once what draws it has come.
 * @param address undefined where none is needed
 */
export function useMadeCode(address: string | undefined): QrDrawing | 'failed' | undefined {
  const [made, setMade] = useState<QrDrawing | 'failed'>()
  useEffect(() => {
    if (address === undefined) return
    let gone = false
    const draw = async () => {
      const { encode } = await library.load()
      return qrDrawing(encode(address, { ecc: 'M', border: 0 }).data)
    }
    void draw()
      .catch(() => 'failed' as const)
      .then((drawing) => !gone && setMade(drawing))
    return () => {
      gone = true
    }
  }, [address])
  return made
}
