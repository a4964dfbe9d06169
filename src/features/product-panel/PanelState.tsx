import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Spinner } from '@/components/ui/Spinner'
import { productPanel as copy } from '@/content/product-panel'
import type { ListStatus } from '@/services/use-list'
import styles from './PanelState.module.scss'

type PanelStateProps = { status: ListStatus; onRetry: () => void; onClose: () => void }

/** What stands in a product's place while its list loads, where that failed, and where the list has no such product. */
export function PanelState({ status, onRetry, onClose }: PanelStateProps) {
  if (status === 'loading')
    return (
      <div className={styles.state}>
        <Spinner label={copy.waiting.label} />
      </div>
    )
  const tryAgain = (
    <Button look="outline" small onClick={onRetry}>
      Try again
    </Button>
  )
  if (status === 'late')
    return (
      <div className={styles.state}>
        <p role="status">{copy.waiting.late}</p>
        {tryAgain}
      </div>
    )
  if (status !== 'ready')
    return (
      <div className={styles.state} role="alert">
        <Notice level={2} heading={copy.failed.heading}>
          {tryAgain}
        </Notice>
      </div>
    )
  return (
    <div className={styles.state} role="alert">
      <Notice level={2} heading={copy.gone.heading} text={copy.gone.text}>
        <Button look="outline" small onClick={onClose}>
          {copy.gone.back}
        </Button>
      </Notice>
    </div>
  )
}
