import { useEffect, useState } from 'react'
import { lazyModule } from '@/browser/lazy-module'
import { qrSvg } from '@/domain/qr-code'

const maker = lazyModule(() => import('@/domain/qr-modules'))

/**
 * A code of our own for an address, as an SVG file, once what makes it has come; false where it could not be made.
 * @param address undefined where none is needed
 */
export function useMadeCode(address: string | undefined): string | false | undefined {
  const [made, setMade] = useState<string | false>()
  useEffect(() => {
    if (address === undefined) return
    let gone = false
    const make = async () => {
      const modules = (await maker.load()).qrModules(address)
      return modules !== undefined && qrSvg(modules)
    }
    void make()
      .catch(() => false as const)
      .then((code) => !gone && setMade(code))
    return () => {
      gone = true
    }
  }, [address])
  return made
}
