import { useEffect, useState } from 'react'

/**
 * Whether a picture did not come, and what its `<img>` needs to tell so. It is tried again once the connection
 * is back: with `attempt` as its `key`, an `<img>` that stays in place loads again.
 */
export function useBrokenPicture(src: string | undefined) {
  const [broken, setBroken] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (broken === undefined) return
    const tryAgain = () => {
      setBroken(undefined)
      setAttempt((last) => last + 1)
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [broken])
  const onError = () => setBroken(src)
  // One of the prerendered page may have failed before anyone listened. A drawing without a size has no width
  // in some browsers, and is decoded all the same.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) image.decode().catch(onError)
  }
  return { isBroken: src !== undefined && broken === src, attempt, listeners: { onError, ref } }
}
