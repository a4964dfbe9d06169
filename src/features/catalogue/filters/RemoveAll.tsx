import { choicesCopy as copy } from '@content/features/listing-filters'
import { useRef } from 'react'
import { Button } from '@/components/ui/Button'
import type { ButtonLook } from '@/components/ui/button-class'
import type { ListingChoices } from '@/domain/listing/filters'
import { hasOtherChoices, hasRemovable, noChoices, withoutRemovable } from '@/domain/listing/listing-choices'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'

type RemoveAllProps = {
  look: ButtonLook
  small?: boolean
  /** Stands there also while there is nothing to remove. */
  always?: boolean
  /** Called when either button is pressed; that button may disappear. */
  onPress: () => void
}

/**
 * 'Remove All' removes price and availability (R-LIST-17, R-LIST-18). Where more is chosen, 'Start
 * over' beside it removes everything.
 */
export function RemoveAll({ look, small = false, always = false, onPress }: RemoveAllProps) {
  const removeAll = useRef<HTMLButtonElement>(null)
  const [choices, change] = useListingChoices()
  const changeTo = (next: (choices: ListingChoices) => ListingChoices) => () => {
    removeAll.current?.focus() // 'Start over' disappears when it is pressed
    onPress()
    change(next)
  }
  return (
    <>
      {(always || hasRemovable(choices)) && (
        <Button ref={removeAll} look={look} small={small} onClick={changeTo(withoutRemovable)}>
          {copy.removeAll}
        </Button>
      )}
      {hasOtherChoices(choices) && (
        <Button look={look} small={small} onClick={changeTo(() => noChoices)}>
          {copy.startOver}
        </Button>
      )}
    </>
  )
}
