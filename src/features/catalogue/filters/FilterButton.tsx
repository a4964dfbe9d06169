import { listing as copy } from '@content/pages/listing'
import { controls } from '@content/site/controls'
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { DialogFailed, DialogWaiting } from '@/components/loading/DialogNote'
import { lazy } from '@/components/loading/lazy'
import { FilterIcon } from '@/components/ui/icons'
import { filterCount } from '@/domain/listing/listing-choices'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'
import { useHydrated } from '@/hooks/use-hydrated'
import styles from './FilterButton.module.scss'

const FilterDrawer = lazy(() => import('./FilterDrawer'), {
  Waiting: DialogWaiting,
  Failed: ({ retry }) => <DialogFailed message={copy.filtersNotLoaded} retry={retry} />,
})

/** The drawer itself shows a failure, once it is opened. */
const prefetchDrawer = () => void FilterDrawer.load().catch(() => {})

/**
 * Opens the drawer with the filters (R-LIST-07); its module is fetched when the pointer or the
 * focus is on the button.
 */
export function FilterButton({ subcategory }: { subcategory: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const openDrawer = () => {
    setWanted(true)
    setOpen(true)
  }
  const early = useEarlyPress(openDrawer)
  return (
    <div className={styles.filter}>
      <Opener ref={button} open={open} earlyId={early?.id} onPress={openDrawer} />
      {early && (
        <div popover="auto" className={styles.waiting} role="status" {...early}>
          {controls.loading}
        </div>
      )}
      {wanted && (
        <FilterDrawer
          subcategory={subcategory}
          open={open}
          onClose={() => setOpen(false)}
          // Safari gives a pressed button no focus, so the drawer cannot give it back. A reader who
          // went on in the page meanwhile stays there.
          onClosed={() => {
            if (!document.activeElement?.closest('main')) button.current?.focus()
          }}
        />
      )}
    </div>
  )
}

type OpenerProps = {
  ref: RefObject<HTMLButtonElement | null>
  open: boolean
  /** Of the popover that answers before hydration. */
  earlyId: string | undefined
  onPress: () => void
}

/** The button itself, with the number of filters in force. */
function Opener({ ref, open, earlyId, onPress }: OpenerProps) {
  const countId = useId()
  const [choices] = useListingChoices()
  const count = filterCount(choices)
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        // Before hydration the browser tells the state of the popover.
        aria-expanded={earlyId ? undefined : open}
        aria-describedby={count > 0 ? countId : undefined}
        popoverTarget={earlyId}
        onPointerEnter={prefetchDrawer}
        onFocus={prefetchDrawer}
        onClick={onPress}
      >
        <FilterIcon />
        {copy.filter}
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {count > 0 && (
        <span id={countId} hidden>
          {copy.filtersInForce(count)}
        </span>
      )}
    </>
  )
}

/**
 * For a press before hydration: the browser opens this popover without a script. Hydration removes
 * it, and opens the drawer where it was open.
 */
function useEarlyPress(openDrawer: () => void) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const openAfterEarlyPress = useEffectEvent(openDrawer)
  useLayoutEffect(() => {
    if (CSS.supports('selector(:popover-open)') && ref.current?.matches(':popover-open'))
      openAfterEarlyPress()
  }, [])
  return hydrated ? undefined : { id, ref }
}
