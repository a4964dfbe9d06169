import type { ReactNode } from 'react'
import type { Picture } from '@/content/picture'
import type { ListStatus } from '@/services/use-list'
import { ListPlace } from './ListPlace'
import { Notice } from './Notice'
import { RetryButton } from './RetryButton'
import { Spinner } from './Spinner'

type ListStateProps = {
  status: ListStatus
  /** Name of the spinner, such as 'Loading products'. */
  loadingLabel: string
  /** 'Services not found' or 'Products Not Found' (R-FARM-02, R-LIST-29). */
  emptyText: string
  onRetry: () => void
  /** What a visitor can do about a list that is empty, not failed. */
  children?: ReactNode
}

const emptyPicture: Picture = { src: '/images/states/empty.svg', width: 250, height: 150, alt: '' }

/** What stands in a list's place while it loads, when it could not be loaded, and when it is empty. */
export function ListState({ status, loadingLabel, emptyText, onRetry, children }: ListStateProps) {
  if (status === 'loading')
    return (
      <ListPlace>
        <Spinner label={loadingLabel} />
      </ListPlace>
    )
  if (status === 'late')
    return (
      <ListPlace>
        <p role="status">Still loading…</p>
        <RetryButton onRetry={onRetry} />
      </ListPlace>
    )
  return (
    <Notice heading={emptyText} picture={emptyPicture}>
      {status !== 'ready' && <RetryButton onRetry={onRetry} />}
      {status !== 'failed' && children}
    </Notice>
  )
}
