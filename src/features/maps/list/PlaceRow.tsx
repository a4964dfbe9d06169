import { maps } from '@content/features/maps'
import classNames from 'classnames'
import { memo, useId } from 'react'
import { copyText } from '@/browser/copy-text'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/Button'
import { ExternalIcon } from '@/components/ui/icons'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { sentLanguage } from '@/config/language'
import { isOnMap, type Place } from '@/domain/places/place'
import { directionsLink, publicMapLink } from '@/domain/places/place-links'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import styles from './PlaceRow.module.scss'

type PlaceRowProps = {
  place: Place
  selected: boolean
  /** Whether its row or its pin is pointed at, or the focus is in its row. */
  highlighted: boolean
  /** From the visitor, in kilometres; absent while their position or the place's is not known. */
  km?: number | undefined
  /** Chooses the place, or none when it is selected already. */
  onSelect: (id: string | undefined) => void
  /** Lights its pin while it is pointed at or has the focus. */
  onHighlight: Highlight
  /** Brings the map into view on screens that do not show it beside the list. */
  onShow: () => void
}

/**
 * A place in the list: its name leads to a public map, the hexagon before it opens its actions.
 * Both are in step with the map through `selected`.
 */
export const PlaceRow = memo(function PlaceRow({
  place,
  selected,
  highlighted,
  km,
  onSelect,
  onHighlight,
  onShow,
}: PlaceRowProps) {
  const actions = useId()
  const onMap = isOnMap(place)
  return (
    <li
      className={classNames(styles.place, highlighted && styles.highlighted, selected && styles.selected)}
      data-place={place.id}
      onPointerEnter={() => onHighlight(place.id)}
      onPointerLeave={() => onHighlight(undefined)}
      onFocus={() => onHighlight(place.id)}
      onBlur={() => onHighlight(undefined)}
    >
      <button
        type="button"
        className={classNames('icon-button', styles.select)}
        aria-label={maps.details(place.name)}
        aria-expanded={selected}
        aria-controls={selected ? actions : undefined}
        onClick={() => onSelect(selected ? undefined : place.id)}
      >
        <svg className={styles.pin} viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
          <path d="M12 1.500l10.500 6.200v12.600L12 26.500 1.500 20.300V7.700z" />
        </svg>
      </button>
      <div className={styles.words}>
        <ExternalLink href={publicMapLink(place)} className={styles.name} lang={sentLanguage}>
          {place.name}
          <ExternalIcon />
        </ExternalLink>
        {km !== undefined && <p className={styles.note}>{maps.away(km)}</p>}
        {!onMap && <p className={styles.note}>{maps.offMap}</p>}
        {selected && <PlaceActions id={actions} place={place} onShow={onMap ? onShow : undefined} />}
      </div>
    </li>
  )
})

type PlaceActionsProps = { id: string; place: Place; onShow: (() => void) | undefined }

const PlaceActions = ({ id, place, onShow }: PlaceActionsProps) => (
  <div className={styles.actions} id={id}>
    <ButtonLink href={directionsLink(place)} look="forest" small newTab>
      {maps.directions}
    </ButtonLink>
    <Button look="outline" small onClick={() => void copyMapLink(place)}>
      {maps.copy}
    </Button>
    {onShow && (
      <span className={styles.show}>
        <Button look="text" small onClick={onShow}>
          {maps.showOnMap}
        </Button>
      </span>
    )}
  </div>
)

/** Copies the place's link on a public map, and says whether the browser allowed it. */
async function copyMapLink(place: Place): Promise<void> {
  const isCopied = await copyText(publicMapLink(place))
  if (isCopied) toast.success(maps.copied)
  else toast.error(maps.notCopied)
}
