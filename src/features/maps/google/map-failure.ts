import type { MapFailureReason } from '@/content/map-messages'

/** Why the map could not be loaded, for the console and for what the page offers then. */
export class MapFailure extends Error {
  override name = 'MapFailure'
  readonly reason: MapFailureReason
  constructor(reason: MapFailureReason, message: string) {
    super(message)
    this.reason = reason
  }
}
