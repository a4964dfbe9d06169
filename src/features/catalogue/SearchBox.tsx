import { listing as copy } from '@content/pages/listing'
import classNames from 'classnames'
import { useRef, useState } from 'react'
import { historyEntryKey } from '@/browser/history-entry'
import { SearchIcon } from '@/components/ui/icons'
import { queryLimit, readQuery } from '@/domain/listing/filters'
import { focusProductsHeading } from './results/products-heading'
import styles from './SearchBox.module.scss'
import { prefetchFuzzySearch } from './use-fuzzy-search'
import { useListingChoices } from './use-listing-choices'
import '@/styles/shared/forms.scss'

/** Searches the list with each key. What is typed in one go is one history entry. */
export function SearchBox() {
  const [{ query }, change] = useListingChoices()
  const [typed, setTyped] = useState('')
  /** The history entry that typing made. */
  const entry = useRef<string>(null)
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        type="search"
        className={classNames('form-control', styles.field)}
        aria-label={copy.search}
        placeholder={copy.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={queryLimit}
        value={readQuery(typed) === query ? typed : query}
        onChange={({ target: { value } }) => {
          prefetchFuzzySearch()
          setTyped(value)
          const next = readQuery(value)
          if (next === query) return // only blanks were added or removed
          // Replaces an entry only if typing made it: after Back, the next text makes a new entry.
          change((choices) => ({ ...choices, query: next }), { replace: entry.current === historyEntryKey() })
          entry.current = historyEntryKey()
        }}
        // The key 'Search' of a phone's keyboard, which then gives way to what was found.
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) focusProductsHeading()
        }}
        onBlur={() => {
          entry.current = null
        }}
      />
    </div>
  )
}
