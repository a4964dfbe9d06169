import { useEffect, useState } from 'react'
import type { SliderComponent } from './slider'

/** The slider's code, asked for once it is wanted; undefined until it has come, or where it never does. */
export function useSliderCode(wanted: boolean): SliderComponent | undefined {
  const [code, setCode] = useState<{ Slider: SliderComponent }>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('./slider').then(
      ({ Slider }) => {
        if (!gone) setCode({ Slider })
      },
      () => {}, // the row to scroll stays
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return code?.Slider
}
