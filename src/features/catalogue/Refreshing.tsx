import classNames from 'classnames'
import { Button } from '@/components/ui/Button'
import { Spinner } from '@/components/ui/Spinner'
import { listing as copy } from '@/content/pages/listing'
import styles from './Refreshing.module.scss'
import type { Catalogue } from './use-catalogue'

/** Says over the products that came with the page that newer ones are being asked for, or cannot be had. */
export function Refreshing({ status, retry }: Pick<Catalogue, 'status' | 'retry'>) {
  if (status === 'loading')
    return (
      <div className={classNames(styles.refreshing, styles.quiet)}>
        <Spinner label="Loading products" />
      </div>
    )
  if (status !== 'late' && status !== 'stale') return null
  return (
    <div className={styles.refreshing}>
      <p role="status">{status === 'late' ? 'Still loading…' : copy.stale}</p>
      <Button look="outline" small onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
