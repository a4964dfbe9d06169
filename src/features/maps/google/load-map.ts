import type { ComponentType } from 'react'
import { type LazyModule, lazyModule, ModuleTimeoutError } from '@/browser/lazy-module'
import { reloadOnce } from '@/browser/reload-once'
import type { RuntimeConfig } from '@/config/runtime-config'
import type { MapFailureReason } from '@/content/map-messages'
import type { GoogleCanvasProps } from '@/features/maps/map/GoogleCanvas'
import { MapFailure } from './map-failure'

/** What draws the map, once its module and Google's script have come. */
export type Canvas = ComponentType<GoogleCanvasProps>

type Listener = {
  onReady: (canvas: Canvas) => void
  /** May be called more than once, and after `onReady`: Google checks the key when the map is drawn. */
  onFailure: (reason: MapFailureReason, cause?: unknown) => void
}

/** Milliseconds that the map may take; past it the list is shown without it. */
const mapTimeout = 20_000

const canvas = lazyModule(() => import('@/features/maps/map/GoogleCanvas'))
const script = lazyModule(() => import('./load-google-maps'))

/**
 * Loads the module that draws the map, and Google's script beside it; a late script still counts
 * (R-MAP-08). Returns a function that stops listening.
 * @param isRetry whether the visitor has asked for another try
 */
export function loadMap(
  config: RuntimeConfig['maps'],
  isRetry: boolean,
  { onReady, onFailure }: Listener,
): () => void {
  let listening = true
  const fail: Listener['onFailure'] = (reason, cause) => {
    clearTimeout(timer)
    if (listening) onFailure(reason, cause)
  }
  const timer = setTimeout(() => fail('late'), mapTimeout)

  const get = <Module>({ load, retry }: LazyModule<Module>) => (isRetry ? retry() : load())
  const ran = get(script).then(({ loadGoogleMaps }) => loadGoogleMaps(config, () => fail('refused')))
  Promise.all([get(canvas), ran]).then(
    ([{ GoogleCanvas }]) => {
      clearTimeout(timer)
      if (listening) onReady(GoogleCanvas)
    },
    (cause: unknown) => {
      if (cause instanceof MapFailure) return fail(cause.reason, cause)
      fail('unreachable', cause)
      // A module of our own that is gone comes back with a new deployment's page.
      if (!(cause instanceof ModuleTimeoutError)) void reloadOnce()
    },
  )
  return () => {
    listening = false
    clearTimeout(timer)
  }
}
