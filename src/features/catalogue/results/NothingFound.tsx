import { choicesCopy as copy, filterCopy } from '@content/features/listing-filters'
import { Fragment } from 'react'
import { Button } from '@/components/ui/Button'
import { CloseIcon } from '@/components/ui/icons'
import { Sentence } from '@/components/ui/Sentence'
import { activeFilters } from '@/domain/listing/listing-choices'
import { RemoveAll } from '@/features/catalogue/filters/RemoveAll'
import { useRemoveFilter } from '@/features/catalogue/filters/use-remove-filter'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'
import styles from './NothingFound.module.scss'
import { focusProductsHeading } from './products-heading'
import { Suggestions } from './Suggestions'

/** Below 'Products Not Found': the active filters, each with a button that removes it (R-LIST-29). */
export function NothingFound() {
  const [choices] = useListingChoices()
  const remove = useRemoveFilter()
  const filters = activeFilters(choices)
  if (filters.length === 0) return null
  return (
    <>
      <Suggestions
        sentence={
          <Sentence
            text={copy.nothing.matches}
            places={{
              filters: filters.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <strong>{filterCopy(choices, name).text}</strong>
                </Fragment>
              )),
            }}
          />
        }
      >
        {filters.map((name) => (
          <li key={name}>
            <Button look="outline" small onClick={() => remove(name)}>
              <CloseIcon />
              {filterCopy(choices, name).remove}
            </Button>
          </li>
        ))}
      </Suggestions>
      <div className={styles.all}>
        <RemoveAll look="forest" small always onPress={focusProductsHeading} />
      </div>
    </>
  )
}
