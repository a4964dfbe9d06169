import { maps } from '@words/features/maps'
import { format } from '@words/site/format'
import { scriptsNotice } from '@words/site/scripts-notice'
import classNames from 'classnames'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { AsyncList } from '@/components/loading/AsyncList'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { townNames } from '@/config/town-names'
import { searchPlaces, sortPlaces } from '@/domain/places/place-search'
import { PlaceFilters } from '@/features/maps/list/PlaceFilters'
import { PlaceList } from '@/features/maps/list/PlaceList'
import { MapPane } from '@/features/maps/map/MapPane'
import styles from './Locator.module.scss'
import { useHighlightedPlace } from './use-highlighted-place'
import type { Places } from './use-places'
import { usePosition } from './use-position'
import { useSelectedPlace } from './use-selected-place'

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
export function Locator({
  heading,
  lead,
  places,
  status,
  cachedAt,
  cause,
  someFailed,
  retry,
  tools = true,
}: LocatorProps) {
  const [chosenId, choose] = useSelectedPlace()
  const { litId, litOnMap, lightByList, lightByMap } = useHighlightedPlace()
  const [text, setText] = useState('')
  const [nearestWanted, setNearestWanted] = useState(false)
  const [whereabouts, ask] = usePosition()
  const region = useRef<HTMLElement>(null)

  const position = whereabouts.status === 'known' ? whereabouts.position : undefined
  const nearest = nearestWanted && position !== undefined
  const sought = useDeferredValue(text)
  const shown = useMemo(
    () => sortPlaces(searchPlaces(places, sought, townNames), nearest ? position : undefined),
    [places, sought, nearest, position],
  )
  const chosen = places.find(({ id }) => id === chosenId)

  const switchNearest = () => {
    if (!position) ask()
    setNearestWanted(!nearest)
  }
  const show = () => {
    region.current?.scrollIntoView({ block: 'center' })
    region.current?.focus({ preventScroll: true })
  }
  const withList = places.length > 0
  const late = status === 'late' && withList
  const incomplete = late || (withList && (someFailed || cachedAt !== undefined))
  return (
    <div className={styles.locator}>
      <div className={classNames(styles.head, !tools && styles.alone)}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      {tools && (
        <PlaceFilters
          text={text}
          onText={setText}
          nearest={nearest}
          onNearest={switchNearest}
          whereabouts={whereabouts}
          state={state()}
          onRetry={incomplete ? retry : undefined}
        />
      )}
      <MapPane
        ref={region}
        places={shown}
        chosen={chosen}
        litId={litId}
        onChoose={choose}
        onLight={lightByMap}
      />
      <div className={styles.list}>
        <h2 className="visually-hidden">{maps.list}</h2>
        <ScriptsNotice {...(withList ? scriptsNotice.map : scriptsNotice.places)} />
        {list()}
      </div>
    </div>
  )

  function state(): string {
    if (!withList) return ''
    if (late) return maps.stillLoading
    if (someFailed) return maps.someFailed
    const count = maps.count(shown.length, places.length)
    return cachedAt === undefined ? count : maps.age(format.asOf(cachedAt), count)
  }

  function list(): ReactNode {
    // A list from before stays while a newer one is asked for.
    if ((status === 'loading' && cachedAt === undefined) || !withList) {
      return (
        <AsyncList
          list={{ status, cachedAt, cause, retry }}
          words={maps.states}
          empty={maps.waysOn.map(({ label, href }) => (
            <ButtonLink key={href} href={href} look="outline" small>
              {label}
            </ButtonLink>
          ))}
        >
          {null}
        </AsyncList>
      )
    }
    if (shown.length === 0) {
      return (
        <div className={styles.none}>
          <p>{maps.noMatch(sought.trim())}</p>
          <Button look="outline" small onClick={() => setText('')}>
            {maps.clear}
          </Button>
        </div>
      )
    }
    return (
      <PlaceList
        places={shown}
        chosenId={chosen?.id}
        litId={litId}
        litOnMap={litOnMap}
        from={position}
        onChoose={choose}
        onLight={lightByList}
        onShow={show}
      />
    )
  }
}
