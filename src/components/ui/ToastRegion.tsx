import { type ComponentType, useEffect, useState } from 'react'
import { loadToastsWith } from './toast'

/** Milliseconds before the code of the toasts is asked for again, should it not have come. */
const pause = 3000

/** Where toasts appear; the code that shows them is loaded with the first one, or ahead of it. */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>()

  useEffect(() => {
    let asked = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      if (asked) return
      asked = true
      import('./Toasts').then(
        (module) => setToasts(() => module.Toasts),
        () => {
          timer = setTimeout(() => {
            asked = false
            load()
          }, pause)
        },
      )
    }
    const stop = loadToastsWith(load)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  return Toasts ? <Toasts /> : null
}
