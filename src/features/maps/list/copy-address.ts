import { maps } from '@words/features/maps'
import { toast } from '@/components/toasts/toast'
import type { Place } from '@/domain/places/place'
import { publicMapLink } from '@/domain/places/place-links'

/** Copies the place's address on a public map, and says whether the browser allowed it. */
export async function copyAddress(place: Place): Promise<void> {
  try {
    await navigator.clipboard.writeText(publicMapLink(place))
    toast.success(maps.copied)
  } catch {
    toast.error(maps.notCopied)
  }
}
