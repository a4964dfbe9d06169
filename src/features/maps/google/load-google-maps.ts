import { Loader, type LoaderOptions } from '@googlemaps/js-api-loader'
import type { RuntimeConfig } from '@/config/runtime-config'
import { loaderOptions, reportMissingPlaces } from './loader-options'
import { MapFailure } from './map-failure'

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void
  }
}

/** One options object for all map pages: the loader throws for a second, different one. */
let options: LoaderOptions | undefined
let refused = false
let tellRefusal = () => {}

function watchKey(): void {
  window.gm_authFailure = () => {
    refused = true
    tellRefusal()
  }
}

/** Rejects once the page's policy blocks Google's script, which otherwise looks like a network failure. */
function policyViolation(until: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const judge = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      const ours =
        blockedURI.startsWith('https://maps.googleapis.com') || blockedURI.startsWith('trusted-types')
      if (ours) reject(new MapFailure('blocked', `Blocked by policy: ${blockedURI}`))
    }
    document.addEventListener('securitypolicyviolation', judge, { signal: until })
  })
}

async function runScript(loaderWith: LoaderOptions): Promise<void> {
  await new Loader(loaderWith).load().catch((cause: unknown) => {
    throw new MapFailure('unreachable', cause instanceof Error ? cause.message : String(cause))
  })
  // Today's script brings both; a later one may have to be asked for them.
  if (typeof google.maps.Map !== 'function') await google.maps.importLibrary('maps')
  if (typeof google.maps.Marker !== 'function') await google.maps.importLibrary('marker')
  if (typeof google.maps.Map !== 'function') throw new MapFailure('unusable', 'google.maps.Map is missing')
}

/**
 * Loads Google's script once for the document (R-MAP-06 to R-MAP-08).
 * @param onRefused told when Google refuses the key, also long after the script has come
 * @throws {MapFailure}
 */
export async function loadGoogleMaps(config: RuntimeConfig['maps'], onRefused: () => void): Promise<void> {
  options ??= loaderOptions(config)
  if (refused) throw new MapFailure('refused', 'The key was refused before')
  tellRefusal = onRefused
  watchKey()
  const done = new AbortController()
  try {
    await Promise.race([runScript(options), policyViolation(done.signal)])
    reportMissingPlaces(config.libraries, google.maps)
  } finally {
    done.abort()
  }
}
