import { useEffect, useState } from 'react'
import type { Measures } from '@/drawing/label'
import { exactMeasures, roughMeasures } from './label-type'

/** How wide texts are: roughly in the prerendered HTML, as the browser sets them from then on. */
export function useMeasures(): Measures {
  const [measures, setMeasures] = useState(roughMeasures)
  useEffect(() => {
    setMeasures(exactMeasures)
    // A font that comes later is wider or narrower than what stood in for it.
    void document.fonts?.ready.then(() => setMeasures(exactMeasures))
  }, [])
  return measures
}
