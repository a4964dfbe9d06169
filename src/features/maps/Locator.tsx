import { maps } from '@content/features/maps'
import { controls } from '@content/site/controls'
import { format } from '@content/site/format'
import classNames from 'classnames'
import { useCallback, useRef } from 'react'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { FoundPlaces } from '@/features/maps/list/FoundPlaces'
import { PlaceFilters } from '@/features/maps/list/PlaceFilters'
import { MapPane } from '@/features/maps/map/MapPane'
import styles from './Locator.module.scss'
import { useHighlightedPlace } from './use-highlighted-place'
import { useLocator } from './use-locator'
import type { Places } from './use-places'

/** What a map page says above its list. */
export type LocatorCopy = { heading: string; lead: string }

type LocatorProps = LocatorCopy &
  Places & {
    /** False where there is too little to filter or to order. */
    tools?: boolean
  }

/**
 * A list of places with its map, in step both ways (R-MAP-05). The list is the page; the map joins
 * it where there is one.
 */
export function Locator({ heading, lead, tools = true, ...list }: LocatorProps) {
  const locator = useLocator(list.places)
  const highlighted = useHighlightedPlace()
  const region = useRef<HTMLElement>(null)
  const showMap = useCallback(() => {
    region.current?.scrollIntoView({ block: 'center' })
    region.current?.focus({ preventScroll: true })
  }, [])
  const hasPlaces = list.places.length > 0
  return (
    <div className={styles.locator}>
      <div className={classNames(styles.head, !tools && styles.alone)}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      {tools && (
        <PlaceFilters
          text={locator.text}
          onText={locator.setText}
          nearest={locator.nearest}
          onNearest={locator.switchNearest}
          positionState={locator.positionState}
          state={stateOf(list, locator.shown.length)}
          onRetry={isIncomplete(list) ? list.retry : undefined}
        />
      )}
      <MapPane
        ref={region}
        places={locator.shown}
        selected={locator.selected}
        highlightedId={highlighted.highlightedId}
        onSelect={locator.select}
        onHighlight={highlighted.highlightFromMap}
      />
      <div className={styles.list} id="locations">
        <h2 className="visually-hidden">{maps.list}</h2>
        <ScriptsNotice {...maps.needsScripts[hasPlaces ? 'map' : 'places']} />
        <FoundPlaces list={list} locator={locator} highlighted={highlighted} onShow={showMap} />
      </div>
    </div>
  )
}

/** How far the list is, in words; without places the list itself says so. */
function stateOf({ places, status, someFailed, cachedAt }: Places, shown: number): string {
  if (places.length === 0) return ''
  if (status === 'late') return controls.stillLoading
  if (someFailed) return maps.someFailed
  const count = maps.count(shown, places.length)
  return cachedAt === undefined ? count : maps.age(format.asOf(cachedAt), count)
}

/** Whether there are places, and might be more or newer ones. */
const isIncomplete = ({ places, status, someFailed, cachedAt }: Places) =>
  places.length > 0 && (status === 'late' || someFailed || cachedAt !== undefined)
