import classNames from 'classnames'
import { isOnMap, type Place } from '@/domain/place'
import india from './india.svg'
import styles from './Sketch.module.scss'
import { sketchPoint, sketchSize } from './sketch-point'

type SketchProps = { places: readonly Place[]; chosenId: string | undefined; onChoose: (id: string) => void }

const { width, height } = sketchSize
const hexagon = 'M0-9l7.800 4.500v9L0 9l-7.800-4.500v-9z'

/**
 * India in hexagons with a point for each place: what stands in the map's place until it comes, and where it
 * cannot. For the eye and the pointer alone; the list beside it says and does the same.
 */
export function Sketch({ places, chosenId, onChoose }: SketchProps) {
  const points = places.filter(isOnMap).flatMap((place) => {
    const point = sketchPoint(place)
    return point ? [{ place, point, chosen: place.id === chosenId }] : []
  })
  // What is drawn last lies on top.
  points.sort((a, b) => Number(a.chosen) - Number(b.chosen))
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={india} width={width} height={height} />
      {points.map(({ place, point, chosen }) => (
        <a
          key={place.id}
          href={`?site=${encodeURIComponent(place.id)}`}
          tabIndex={-1}
          onClick={(event) => {
            event.preventDefault()
            onChoose(place.id)
          }}
        >
          <path
            className={classNames(styles.point, chosen && styles.chosen)}
            transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})${chosen ? ' scale(1.7)' : ''}`}
            d={hexagon}
          />
        </a>
      ))}
    </svg>
  )
}
