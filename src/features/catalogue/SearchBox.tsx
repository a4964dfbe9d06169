import { listing as copy } from '@words/pages/listing'
import classNames from 'classnames'
import { useRef, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { queryLimit, readQuery } from '@/domain/listing/filters'
import styles from './SearchBox.module.scss'
import { fetchFuzzyMatch } from './use-fuzzy-search'
import { useListing } from './use-listing'
import '@/styles/shared/forms.scss'

/** Searches the list with each key. A text typed at one go is one step back, not one for each letter. */
export function SearchBox() {
  const [{ query }, change] = useListing()
  const [typed, setTyped] = useState('')
  const written = useRef<string>(null)
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
          fetchFuzzyMatch()
          setTyped(value)
          const next = readQuery(value)
          if (next === query) return // a blank is no search
          // Only what was written from here is written over: after Back a new text is a new step.
          change((listing) => ({ ...listing, query: next }), { replace: written.current === query })
          written.current = next
        }}
        onBlur={() => {
          written.current = null
        }}
      />
    </div>
  )
}
