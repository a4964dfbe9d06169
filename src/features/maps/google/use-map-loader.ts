import { useCallback, useEffect, useState } from 'react'
import { runtimeConfig } from '@/config/runtime-config'
import { type MapFailureReason, mapMessages } from '@/content/map-messages'
import { type Canvas, loadMap } from './load-map'

/** Whether there is a map: `none` without a key, `refused` where trying again cannot help. */
export type MapState =
  | { status: 'loading' | 'none' | 'failed' | 'refused' }
  | { status: 'ready'; Canvas: Canvas }

/**
 * Loads Google's map, its script and the module that draws it, once a map page is on the screen. A failure is
 * written to the console with its cause (R-MAP-08); a script that comes after its time still counts.
 */
export function useMapLoader(): { map: MapState; fail: (cause: unknown) => void; retry: () => void } {
  const [map, setMap] = useState<MapState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  const onFailure = useCallback((reason: MapFailureReason, cause?: unknown) => {
    console.error(mapMessages.wrong, mapMessages.reasons[reason], ...(cause ? [cause] : []))
    setMap({ status: reason === 'refused' ? 'refused' : 'failed' })
  }, [])

  useEffect(() => {
    const { maps } = runtimeConfig()
    if (!maps.key) {
      console.info(mapMessages.noKey)
      return setMap({ status: 'none' })
    }
    return loadMap(maps, attempt > 0, { onReady: (Canvas) => setMap({ status: 'ready', Canvas }), onFailure })
  }, [attempt, onFailure])

  return {
    map,
    fail: (cause) => onFailure('unusable', cause),
    retry: () => {
      setMap({ status: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}
