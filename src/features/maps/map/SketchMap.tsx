import classNames from 'classnames'
import { useMemo } from 'react'
import { sentLanguage } from '@/config/language'
import { isOnMap, type Place } from '@/domain/places/place'
import india from '@/features/maps/india.svg'
import { siteParameter } from '@/features/maps/use-selected-place'
import type { GoogleCanvasProps } from './GoogleCanvas'
import styles from './SketchMap.module.scss'
import { labelSize, sketchLabels } from './sketch-labels'
import { sketchPoint, sketchSize } from './sketch-point'

const { width, height } = sketchSize
const hexagon = 'M0-9l7.800 4.500v9L0 9l-7.800-4.500v-9z'

/**
 * India in hexagons with a point for each place: until the map comes, and where it cannot. For eye
 * and pointer alone; the list beside it says and does the same.
 */
export function SketchMap({ places, selected, highlightedId, onSelect, onHighlight }: GoogleCanvasProps) {
  const points = useMemo(() => pointsOf(places), [places])
  const labels = useMemo(() => sketchLabels(points), [points])
  const pointOf = (wanted: string | undefined) => points.find(({ id }) => id === wanted)
  const [selectedPoint, highlightedPoint] = [pointOf(selected?.id), pointOf(highlightedId)]
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={india} width={width} height={height} />
      {points.map(({ id, at }) => (
        <Point key={id} id={id} at={at} onSelect={onSelect} onHighlight={onHighlight} />
      ))}
      <g className={styles.labels} fontSize={labelSize} lang={sentLanguage}>
        {labels.map(({ id, text, x, y, anchor }) => (
          <text key={id} x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
      {/* Drawn again on top. Moving the points themselves would take the element from under the pointer. */}
      {highlightedPoint && (
        <path className={styles.over} transform={`${highlightedPoint.at} scale(1.7)`} d={hexagon} />
      )}
      {selectedPoint && (
        <path
          className={classNames(styles.over, styles.selected)}
          transform={`${selectedPoint.at} scale(1.7)`}
          d={hexagon}
        />
      )}
    </svg>
  )
}

const pointsOf = (places: readonly Place[]) =>
  places.filter(isOnMap).flatMap((place) => {
    const point = sketchPoint(place)
    if (!point) return []
    const at = `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`
    return [{ ...point, id: place.id, name: place.name, at }]
  })

type PointProps = Pick<GoogleCanvasProps, 'onSelect' | 'onHighlight'> & { id: string; at: string }

/** A place to press, at its point of the sketch. */
const Point = ({ id, at, onSelect, onHighlight }: PointProps) => (
  <a
    href={`?${siteParameter}=${encodeURIComponent(id)}`}
    tabIndex={-1}
    onPointerEnter={() => onHighlight(id)}
    onPointerLeave={() => onHighlight(undefined)}
    onClick={(event) => {
      event.preventDefault()
      onSelect(id)
    }}
  >
    <path className={styles.point} transform={at} d={hexagon} />
  </a>
)
