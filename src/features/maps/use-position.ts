import { useState } from 'react'
import type { Position } from '@/domain/places/place'

/** What became of asking for the visitor's position. */
export type PositionState =
  | { status: 'unasked' | 'asking' | 'refused' | 'unavailable' }
  | { status: 'known'; position: Position }

const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 }

/**
 * The visitor's position, asked for only when `ask` is called: on a click. It never leaves the
 * page. A refusal is an answer, not an error.
 */
export function usePosition(): [PositionState, ask: () => void] {
  const [state, setState] = useState<PositionState>({ status: 'unasked' })

  const ask = () => {
    // Absent in a page that is not served over https, whatever its type says.
    if (!('geolocation' in navigator)) return setState({ status: 'unavailable' })
    setState({ status: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setState({ status: 'known', position: { latitude, longitude } }),
      // The failure of another question takes no position away: whoever waits may ask again.
      ({ code, PERMISSION_DENIED }) =>
        setState((last) =>
          last.status === 'known' ? last : { status: code === PERMISSION_DENIED ? 'refused' : 'unavailable' },
        ),
      options,
    )
  }
  return [state, ask]
}
