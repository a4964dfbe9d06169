import { useEffect, useState } from 'react'
import type { Measures } from '@/drawing/label'
import { exactMeasures, roughMeasures } from './label-type'
import { familiesFor, loadFamilies } from './script-faces'

/** Widths of texts: estimated in the prerendered HTML, measured in the browser. */
export function useMeasures(text: string): Measures {
  const [measures, setMeasures] = useState(roughMeasures)
  const families = familiesFor(text)
  useEffect(() => {
    let goesOn = true
    // A font that comes later is wider or narrower than what stood in for it.
    const measure = () => goesOn && setMeasures(exactMeasures)
    measure()
    void document.fonts?.ready.then(measure)
    if (families) void loadFamilies(families).then(measure)
    return () => {
      goesOn = false
    }
  }, [families])
  return measures
}
