import classNames from 'classnames'
import { RetryButton } from '@/components/ui/RetryButton'
import { Spinner } from '@/components/ui/Spinner'
import { asOfText } from '@/domain/as-of'
import type { Product } from '@/domain/product'
import type { List } from '@/services/use-list'
import styles from './Refreshing.module.scss'

type RefreshingProps = Pick<List<Product>, 'status' | 'asOf' | 'retry'> & {
  /** Where no products are here yet, the wait is shown at once, and over their places. */
  atOnce?: boolean
}

/** Says over products, or their places, that they are being asked for or, with their age, that none can be had. */
export function Refreshing({ status, asOf, retry, atOnce = false }: RefreshingProps) {
  if (status === 'loading')
    return (
      <div className={classNames(styles.refreshing, !atOnce && styles.quiet)}>
        <Spinner label="Loading products" />
      </div>
    )
  if (status !== 'late' && asOf === undefined) return null
  return (
    <div className={classNames(styles.refreshing, !atOnce && styles.aged)}>
      <p role="status">{status === 'late' || asOf === undefined ? 'Still loading…' : asOfText(asOf)}</p>
      <RetryButton onRetry={retry} />
    </div>
  )
}
