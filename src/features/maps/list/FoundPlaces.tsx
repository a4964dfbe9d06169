import { maps } from '@content/features/maps'
import { useState } from 'react'
import { focusHeadingOf } from '@/browser/focus-heading'
import { AsyncList } from '@/components/loading/AsyncList'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { useHighlightedPlace } from '@/features/maps/use-highlighted-place'
import type { LocatorState } from '@/features/maps/use-locator'
import type { Places } from '@/features/maps/use-places'
import styles from './FoundPlaces.module.scss'
import { PlaceList } from './PlaceList'

type FoundPlacesProps = {
  list: Places
  locator: LocatorState
  highlighted: ReturnType<typeof useHighlightedPlace>
  onShow: () => void
}

/**
 * The places that were found, or why there is none: the list has not come, or nothing matches what
 * was typed.
 */
export function FoundPlaces({ list, locator, highlighted, onShow }: FoundPlacesProps) {
  const { status, cachedAt, places } = list
  const { shown, searchedText, selected, position, select, setText } = locator
  // Places that were shown already, or are an older copy, stay while the list is fetched.
  const [wasShown, setWasShown] = useState(false)
  const isShown = places.length > 0 && (wasShown || status !== 'loading' || cachedAt !== undefined)
  if (isShown && !wasShown) setWasShown(true)
  if (!isShown) {
    const links = maps.emptyLinks.map(({ label, href }) => (
      <ButtonLink key={href} href={href} look="outline" small>
        {label}
      </ButtonLink>
    ))
    return <AsyncList list={list} copy={maps.states} emptyActions={links} />
  }
  if (shown.length === 0) {
    return (
      <div className={styles.none}>
        <p>{maps.noMatch(searchedText.trim())}</p>
        <Button
          look="outline"
          small
          onClick={({ currentTarget }) => {
            focusHeadingOf(currentTarget)
            setText('')
          }}
        >
          {maps.clear}
        </Button>
      </div>
    )
  }
  return (
    <PlaceList
      places={shown}
      selectedId={selected?.id}
      highlightedId={highlighted.highlightedId}
      highlightedOnMap={highlighted.highlightedOnMap}
      from={position}
      onSelect={select}
      onHighlight={highlighted.highlightFromList}
      onShow={onShow}
    />
  )
}
