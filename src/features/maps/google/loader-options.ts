import type { LoaderOptions } from '@googlemaps/js-api-loader'
import type { RuntimeConfig } from '@/config/runtime-config'
import { mapMessages } from '@/content/map-messages'

/**
 * Options of the script's loader: key and version always, the rest only where it is configured
 * (R-MAP-06). Four requests in all, the loader waiting 2, 8 and 24 ms between them (R-MAP-07).
 */
export function loaderOptions(config: RuntimeConfig['maps']): LoaderOptions {
  const { key, version, language, region, libraries, channel, mapIds } = config
  return {
    apiKey: key,
    version: version || 'weekly',
    retries: 3,
    ...(language && { language }),
    ...(region && { region }),
    // Google adds libraries faster than the loader's type names them.
    ...(libraries.length > 0 && { libraries: libraries as NonNullable<LoaderOptions['libraries']> }),
    ...(channel && { channel }),
    ...(mapIds.length > 0 && { mapIds }),
  }
}

/**
 * Warns the developer where 'places' is configured and Google's script came without it: the
 * failures that follow do not name it (R-MAP-12).
 * @param loaded `google.maps`, once the script has run
 */
export function reportMissingPlaces(asked: readonly string[], loaded: object): void {
  if (asked.includes('places') && !('places' in loaded)) console.error(mapMessages.missingPlaces)
}
