import { maps } from '@content/features/maps'
import { useId, useState } from 'react'
import { RetryButton } from '@/components/loading/RetryButton'
import type { PositionState } from '@/features/maps/use-position'
import styles from './PlaceFilters.module.scss'

type PlaceFiltersProps = {
  text: string
  onText: (text: string) => void
  nearest: boolean
  onNearest: () => void
  positionState: PositionState
  /** How many places are shown of how many, or how loading goes; read out when it changes. */
  state: string
  /** Offered beside the state where places may be missing or outdated. */
  onRetry?: (() => void) | undefined
}

/** Filter and order of the list, and one line that says how things stand. */
export function PlaceFilters({
  text,
  onText,
  nearest,
  onNearest,
  positionState,
  state,
  onRetry,
}: PlaceFiltersProps) {
  const field = useId()
  const notice = useNotice({ positionState, text })
  return (
    <div className={styles.tools}>
      <label className={styles.label} htmlFor={field}>
        {maps.search}
      </label>
      <div className={styles.filter}>
        <input
          id={field}
          className={styles.field}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <button type="button" className={styles.nearest} aria-pressed={nearest} onClick={onNearest}>
          {maps.nearest}
        </button>
      </div>
      <div className={styles.said}>
        <p className={styles.state} role="status">
          {notice || state}
        </p>
        {onRetry && <RetryButton look="text" onRetry={onRetry} />}
      </div>
    </div>
  )
}

/**
 * Why the last press on 'Nearest first' has no effect, or none yet. '' once it has, or once something is typed: then the
 * number of places is told.
 */
function useNotice(now: Pick<PlaceFiltersProps, 'positionState' | 'text'>): string {
  const [last, setLast] = useState({ ...now, notice: '' })
  const { status } = now.positionState
  if (now.positionState !== last.positionState)
    setLast({ ...now, notice: status === 'unasked' || status === 'known' ? '' : maps[status] })
  else if (now.text !== last.text) setLast({ ...now, notice: '' })
  return last.notice
}
