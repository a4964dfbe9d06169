import { useEffect, useState } from 'react'
import { lazyModule, ModuleTimeoutError } from '@/browser/lazy-module'
import { qrSvg } from '@/drawing/qr-code'

const maker = lazyModule(() => import('@/drawing/qr-modules'))

/**
 * Our own QR code of an address, as an SVG file, once its module has come; false where it failed, until the connection is
 * back.
 * @param address undefined where none is needed
 */
export function useQrCode(address: string | undefined): string | false | undefined {
  const [made, setMade] = useState<string | false>()
  useEffect(() => {
    if (address === undefined) return
    let gone = false
    let failed = false
    const make = async () => {
      const modules = (await maker.load()).qrModules(address)
      return modules !== undefined && qrSvg(modules)
    }
    const show = () =>
      make()
        .catch((cause: unknown) => {
          if (cause instanceof ModuleTimeoutError) void cause.late.then(show, () => {})
          return false as const
        })
        .then((code) => {
          failed = code === false
          if (!gone) setMade(code)
        })
    void show()
    const showAgain = () => {
      if (failed) void show()
    }
    window.addEventListener('online', showAgain)
    return () => {
      gone = true
      window.removeEventListener('online', showAgain)
    }
  }, [address])
  return made
}
