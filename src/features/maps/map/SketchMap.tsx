import classNames from 'classnames'
import { isOnMap, type Place } from '@/domain/places/place'
import india from '@/features/maps/india.svg'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import styles from './SketchMap.module.scss'
import { sketchPoint, sketchSize } from './sketch-point'

type SketchProps = {
  places: readonly Place[]
  chosen: Place | undefined
  litId: string | undefined
  onChoose: (id: string) => void
  onLight: Highlight
}

const { width, height } = sketchSize
const hexagon = 'M0-9l7.800 4.500v9L0 9l-7.800-4.500v-9z'

/**
 * India in hexagons with a point for each place: what stands in the map's place until it comes, and where it
 * cannot. For the eye and the pointer alone; the list beside it says and does the same.
 */
export function SketchMap({ places, chosen, litId, onChoose, onLight }: SketchProps) {
  const points = places.filter(isOnMap).flatMap((place) => {
    const point = sketchPoint(place)
    return point ? [{ place, at: `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})` }] : []
  })
  const top = (id: string | undefined) => points.find(({ place }) => place.id === id)
  const [chosenPoint, litPoint] = [top(chosen?.id), top(litId)]
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={india} width={width} height={height} />
      {points.map(({ place, at }) => (
        <a
          key={place.id}
          href={`?site=${encodeURIComponent(place.id)}`}
          tabIndex={-1}
          onPointerEnter={() => onLight(place.id)}
          onPointerLeave={() => onLight(undefined)}
          onClick={(event) => {
            event.preventDefault()
            onChoose(place.id)
          }}
        >
          <path className={classNames(styles.point)} transform={at} d={hexagon} />
        </a>
      ))}
      {/* Drawn once more, last and so on top: the points keep their order, and the pointer what it is on. */}
      {litPoint && (
        <path className={classNames(styles.over)} transform={`${litPoint.at} scale(1.7)`} d={hexagon} />
      )}
      {chosenPoint && (
        <path
          className={classNames(styles.over, styles.chosen)}
          transform={`${chosenPoint.at} scale(1.7)`}
          d={hexagon}
        />
      )}
    </svg>
  )
}
