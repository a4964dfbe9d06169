import { useState } from 'react'
import type { Position } from '@/domain/places/place'

/** What became of asking for the visitor's position. */
export type Whereabouts =
  | { status: 'unasked' | 'asking' | 'refused' | 'unavailable' }
  | { status: 'known'; position: Position }

const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 }

/**
 * The visitor's position, asked for only when `ask` is called: on a click. It never leaves the
 * page. A refusal is an answer, not an error.
 */
export function usePosition(): [Whereabouts, ask: () => void] {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>({ status: 'unasked' })

  const ask = () => {
    // Absent in a page that is not served over https, whatever its type says.
    if (!('geolocation' in navigator)) return setWhereabouts({ status: 'unavailable' })
    setWhereabouts({ status: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setWhereabouts({ status: 'known', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setWhereabouts({ status: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      options,
    )
  }
  return [whereabouts, ask]
}
