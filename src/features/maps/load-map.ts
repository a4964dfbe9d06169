import type { RuntimeConfig } from '@/config/runtime-config'
import type { MapFailureReason } from '@/content/maps'
import type * as googleCanvas from './GoogleCanvas'
import { MapFailure } from './map-failure'

/** A map that can be drawn. */
export type ReadyMap = { status: 'ready'; GoogleCanvas: typeof googleCanvas.GoogleCanvas }

type Listener = {
  onReady: (map: ReadyMap) => void
  /** May be told more than once, and after `onReady`: Google checks the key when the map is drawn. */
  onFailure: (reason: MapFailureReason, cause?: unknown) => void
}

/** How long the map may take before the list goes on without it, in milliseconds. */
const timeLimit = 20_000

/**
 * Loads the code that draws the map and Google's script, side by side; a script that comes after its time still
 * counts. Returns the way to stop listening.
 */
export function loadMap(config: RuntimeConfig['maps'], { onReady, onFailure }: Listener): () => void {
  let listening = true
  const fail: Listener['onFailure'] = (reason, cause) => {
    clearTimeout(timer)
    if (listening) onFailure(reason, cause)
  }
  const timer = setTimeout(() => fail('late'), timeLimit)

  const canvas = import('./GoogleCanvas')
  const script = import('./load-google-maps').then(({ loadGoogleMaps }) =>
    loadGoogleMaps(config, () => fail('refused')),
  )
  Promise.all([canvas, script]).then(
    ([{ GoogleCanvas }]) => {
      clearTimeout(timer)
      if (listening) onReady({ status: 'ready', GoogleCanvas })
    },
    (cause: unknown) => fail(cause instanceof MapFailure ? cause.reason : 'unreachable', cause),
  )
  return () => {
    listening = false
    clearTimeout(timer)
  }
}
