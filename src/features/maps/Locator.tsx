import classNames from 'classnames'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ListState } from '@/components/ui/ListState'
import { maps } from '@/content/maps'
import { inOrder, matching } from '@/domain/place-search'
import styles from './Locator.module.scss'
import { MapPane } from './MapPane'
import { MapTools } from './MapTools'
import { PlaceList } from './PlaceList'
import { useChosenPlace } from './use-chosen-place'
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
export function Locator({ heading, lead, places, status, someFailed, retry, tools = true }: LocatorProps) {
  const [chosenId, choose] = useChosenPlace()
  const [text, setText] = useState('')
  const [nearestWanted, setNearestWanted] = useState(false)
  const [whereabouts, ask] = usePosition()
  const region = useRef<HTMLElement>(null)

  const position = whereabouts.status === 'known' ? whereabouts.position : undefined
  const nearest = nearestWanted && position !== undefined
  const sought = useDeferredValue(text)
  const shown = useMemo(
    () => inOrder(matching(places, sought), nearest ? position : undefined),
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
  const counted = withList ? maps.count(shown.length, places.length) : ''
  const late = status === 'late' && withList
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
          state={late ? maps.stillLoading : someFailed && withList ? maps.someFailed : counted}
          onRetry={late || (someFailed && withList) ? retry : undefined}
        />
      )}
      <MapPane ref={region} places={shown} chosen={chosen} onChoose={choose} />
      <div className={styles.list}>
        <h2 className="visually-hidden">{maps.list}</h2>
        {list()}
      </div>
    </div>
  )

  function list(): ReactNode {
    if (status === 'loading' || !withList) {
      const emptyText = status === 'failed' ? maps.failed : maps.none
      return <ListState status={status} loadingLabel={maps.loading} emptyText={emptyText} onRetry={retry} />
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
    return <PlaceList places={shown} chosenId={chosen?.id} from={position} onChoose={choose} onShow={show} />
  }
}
