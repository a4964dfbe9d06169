import { maps } from '@content/features/maps'
import { OverlayViewF, useGoogleMap } from '@react-google-maps/api'
import { grouped } from '@/domain/format/digits'
import styles from './ClusterBadges.module.scss'
import type { Cluster } from './clusters'
import { moveMap } from './move-map'

/** Zoom steps of a press on a badge; most clusters are apart by then. */
const step = 2

/** A badge with a number for each gathering of places: a button that zooms in on it. */
export function ClusterBadges({ clusters }: { clusters: readonly Cluster[] }) {
  const map = useGoogleMap()
  const open = (badge: HTMLElement, { position }: Cluster) => {
    // The badge goes: the map around it keeps the focus.
    badge.closest('section')?.focus({ preventScroll: true })
    if (!map) return
    moveMap(map, position)
    map.setZoom((map.getZoom() ?? 0) + step)
  }
  return clusters.map((cluster) => (
    <OverlayViewF key={cluster.key} mapPaneName="overlayMouseTarget" position={cluster.position}>
      <button
        type="button"
        className={styles.badge}
        aria-label={maps.cluster(cluster.members.length)}
        onClick={({ currentTarget }) => open(currentTarget, cluster)}
      >
        {grouped(cluster.members.length)}
      </button>
    </OverlayViewF>
  ))
}
