import { useCallback, useEffect, useState } from 'react'
import { runtimeConfig } from '@/config/runtime-config'
import { type MapFailureReason, mapMessages } from '@/content/maps'
import { loadMap, type ReadyMap } from './load-map'
import { reloadForPolicy } from './reload-for-policy'

/** Whether there is a map: `none` without a key, `refused` where trying again cannot help. */
export type MapState = { status: 'loading' | 'none' | 'failed' | 'refused' } | ReadyMap

/**
 * Loads Google's map, its script and the code that draws it, once a map page is on the screen. A failure is
 * written to the console with its cause; a script that comes after its time still counts.
 */
export function useGoogleMap(): { map: MapState; fail: (cause: unknown) => void; retry: () => void } {
  const [map, setMap] = useState<MapState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  const failWith = useCallback((reason: MapFailureReason, cause?: unknown) => {
    if (reason === 'blocked' && reloadForPolicy()) return
    console.error(mapMessages.wrong, mapMessages.reasons[reason], ...(cause ? [cause] : []))
    setMap({ status: reason === 'refused' ? 'refused' : 'failed' })
  }, [])

  useEffect(() => {
    const { maps } = runtimeConfig()
    if (!maps.key) {
      if (attempt === 0) console.info(mapMessages.noKey)
      return setMap({ status: 'none' })
    }
    return loadMap(maps, { onReady: setMap, onFailure: failWith })
  }, [attempt, failWith])

  return {
    map,
    fail: useCallback((cause: unknown) => failWith('unusable', cause), [failWith]),
    retry: () => {
      setMap({ status: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}
