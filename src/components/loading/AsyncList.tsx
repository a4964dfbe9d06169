import { controls } from '@content/site/controls'
import { format } from '@content/site/format'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/Notice'
import type { ListCopy } from '@/content/list-copy'
import type { Picture } from '@/content/pictures'
import { isLoading } from '@/services/lists/is-loading'
import type { ListProgress } from '@/services/lists/use-list'
import styles from './AsyncList.module.scss'
import { Placeholder } from './Placeholder'
import { RetryButton } from './RetryButton'
import { Spinner } from './Spinner'

type AsyncListProps = {
  list: ListProgress
  copy: ListCopy
  /** What the items will look like, drawn without words. */
  skeleton?: ReactNode
  /** The skeleton is there for its height alone, and never seen. */
  blank?: boolean
  /** What a visitor can do about an empty list, and about a failed one in addition to 'Try again'. */
  emptyActions?: ReactNode
  failedActions?: ReactNode
  /** Class of the note above the items, in place of its own. */
  noteClass?: string | undefined
  /** For a list that shows above its items that it is being refetched: class of the whole, class of the spinner. */
  refetchClasses?: Record<'list' | 'spinner', string | undefined>
  /** Level of the heading over an empty or failed list. */
  level?: 2 | 3
  /** The items; nothing where they are not to be shown. */
  children?: ReactNode
}

const emptyPicture: Picture = { src: '/images/states/empty.svg', width: 250, height: 150, alt: '' }

/**
 * A list with what there is to say of it, or what stands in its place: loading, late, failed,
 * stale, ready and empty.
 */
export function AsyncList(props: AsyncListProps) {
  if (props.children) return <ListWithNote {...props} />
  return isLoading(props.list.status) ? <ItemsPlaceholder {...props} /> : <NoItems {...props} />
}

/**
 * The items, and above them a note: being refetched, taking long, or how old they are. A stale list
 * tells its age, not its cause.
 */
function ListWithNote({
  list: { status, cachedAt, retry },
  copy,
  noteClass = styles.note,
  refetchClasses,
  children,
}: AsyncListProps) {
  const age = status === 'stale' && cachedAt !== undefined ? format.asOf(cachedAt) : undefined
  const note = refetchClasses && status === 'late' ? controls.stillLoading : age
  return (
    <div className={classNames(styles.list, refetchClasses?.list)}>
      {refetchClasses && status === 'loading' && (
        <div className={refetchClasses.spinner}>
          <Spinner label={copy.loading} />
        </div>
      )}
      {/* There before it says anything: screen readers do not always tell of what comes together with its words. */}
      <div className={note && noteClass}>
        <p role="status">{note}</p>
        {note && <RetryButton onRetry={retry} />}
      </div>
      {children}
    </div>
  )
}

/** Reserves their space until they come. */
function ItemsPlaceholder({ list: { status, retry }, copy, skeleton, blank }: AsyncListProps) {
  const isLate = status === 'late'
  const said = (
    <>
      <Spinner label={copy.loading} late={isLate && controls.stillLoading} />
      {isLate && <RetryButton onRetry={retry} />}
    </>
  )
  return (
    <Placeholder skeleton={skeleton} blank={blank}>
      {blank ? <Placeholder>{said}</Placeholder> : said}
    </Placeholder>
  )
}

/**
 * A list that failed or is empty. A failed one is headed as an empty one (R-LIST-35) unless its copy
 * has `failed`; below it stands why.
 */
function NoItems({
  list: { status, cause, retry },
  copy,
  skeleton,
  emptyActions,
  failedActions,
  level = 3,
}: AsyncListProps) {
  const notice = (
    <Notice
      level={level}
      heading={(status === 'failed' && copy.failed) || copy.empty}
      text={[status === 'failed' && copy.stored, cause && controls.causes[cause]].filter(Boolean).join(' ')}
      picture={emptyPicture}
    >
      {status !== 'ready' && <RetryButton onRetry={retry} />}
      {status === 'failed' ? failedActions : emptyActions}
    </Notice>
  )
  return skeleton ? (
    <Placeholder skeleton={skeleton} blank>
      {notice}
    </Placeholder>
  ) : (
    notice
  )
}
