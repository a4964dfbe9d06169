import classNames from 'classnames'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { ListState } from '@/components/ui/ListState'
import { maps } from '@/content/maps'
import { townNames } from '@/content/town-names'
import { asOfText } from '@/domain/as-of'
import { inOrder, matching } from '@/domain/place-search'
import styles from './Locator.module.scss'
import { MapPane } from './MapPane'
import { MapTools } from './MapTools'
import { PlaceList } from './PlaceList'
import { useChosenPlace } from './use-chosen-place'
import { useLitPlace } from './use-lit-place'
import type { Places } from './use-places'
import { usePosition } from './use-position'

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
  asOf,
  someFailed,
  retry,
  tools = true,
}: LocatorProps) {
  const [chosenId, choose] = useChosenPlace()
  const { litId, litOnMap, lightByList, lightByMap } = useLitPlace()
  const [text, setText] = useState('')
  const [nearestWanted, setNearestWanted] = useState(false)
  const [whereabouts, ask] = usePosition()
  const region = useRef<HTMLElement>(null)

  const position = whereabouts.status === 'known' ? whereabouts.position : undefined
  const nearest = nearestWanted && position !== undefined
  const sought = useDeferredValue(text)
  const shown = useMemo(
    () => inOrder(matching(places, sought, townNames), nearest ? position : undefined),
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
  const incomplete = late || (withList && (someFailed || asOf !== undefined))
  return (
    <div className={styles.locator}>
      <div className={classNames(styles.head, !tools && styles.alone)}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      {tools && (
        <MapTools
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
        {list()}
      </div>
    </div>
  )

  function state(): string {
    if (!withList) return ''
    if (late) return maps.stillLoading
    if (someFailed) return maps.someFailed
    const count = maps.count(shown.length, places.length)
    return asOf === undefined ? count : maps.age(asOfText(asOf), count)
  }

  function list(): ReactNode {
    // A list from before stays while a newer one is asked for.
    if ((status === 'loading' && asOf === undefined) || !withList) {
      const emptyText = status === 'failed' ? maps.failed : maps.none
      return (
        <ListState status={status} loadingLabel={maps.loading} emptyText={emptyText} onRetry={retry}>
          {maps.waysOn.map(({ label, href }) => (
            <ButtonLink key={href} href={href} look="outline" small>
              {label}
            </ButtonLink>
          ))}
        </ListState>
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
