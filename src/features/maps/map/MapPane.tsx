import { maps } from '@content/features/maps'
import { controls } from '@content/site/controls'
import type { Ref } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '@/components/ui/Button'
import { SkipLink } from '@/components/ui/links/SkipLink'
import { useMapLoader } from '@/features/maps/google/use-map-loader'
import type { GoogleCanvasProps } from './GoogleCanvas'
import styles from './MapPane.module.scss'
import { PlaceCard } from './PlaceCard'
import { SketchMap } from './SketchMap'

type MapPaneProps = GoogleCanvasProps & { ref: Ref<HTMLElement> }

const captions = {
  loading: maps.mapLoading,
  none: maps.sketch,
  failed: maps.mapFailed,
  refused: maps.mapFailed,
}

/**
 * The region 'Map': Google's map where there is one, and a sketch in the same place until then
 * (R-MAP-13).
 */
export function MapPane({ ref, ...drawn }: MapPaneProps) {
  const { selected } = drawn
  const { map, fail, retry } = useMapLoader()
  return (
    <section className={styles.pane} aria-label={maps.map} tabIndex={-1} ref={ref}>
      {map.status === 'ready' ? (
        <>
          <SkipLink to="locations">{maps.skipMap}</SkipLink>
          {/* Google's script runs inside our page: where it throws, the map goes and the list stays. */}
          <ErrorBoundary fallback={null} onError={fail}>
            <map.Canvas {...drawn} />
          </ErrorBoundary>
        </>
      ) : (
        <>
          <SketchMap {...drawn} />
          <div className={styles.caption}>
            {/* The selected place replaces what is said in the same space, so that nothing moves; it is read out all the same. */}
            <p role="status" className={selected && 'visually-hidden'}>
              {captions[map.status]}
            </p>
            {selected && <PlaceCard place={selected} />}
            {map.status === 'failed' && (
              <Button
                look="outline"
                small
                onClick={({ currentTarget }) => {
                  // It goes: the map around it keeps the focus.
                  currentTarget.closest('section')?.focus({ preventScroll: true })
                  retry()
                }}
              >
                {controls.tryAgain}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
