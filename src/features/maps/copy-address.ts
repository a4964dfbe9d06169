import { toast } from '@/components/ui/toast'
import { maps } from '@/content/maps'
import type { Place } from '@/domain/place'
import { publicMapLink } from '@/domain/place-links'

/** Copies the place's address on a public map, and says whether the browser allowed it. */
export async function copyAddress(place: Place): Promise<void> {
  try {
    await navigator.clipboard.writeText(publicMapLink(place))
    toast.success(maps.copied)
  } catch {
    toast.error(maps.notCopied)
  }
}
