import { likes as copy } from '@content/features/likes'
import { productCard } from '@content/product/product-card'
import { controls } from '@content/site/controls'
import classNames from 'classnames'
import { HeartIcon } from '@/components/ui/icons'
import type { Product } from '@/domain/catalogue/product'
import { grouped } from '@/domain/format/digits'
import styles from './LikeButton.module.scss'
import type { LikeFailure } from './like-progress'
import { useLike } from './use-like'

const failureText = (failed: LikeFailure) =>
  failed === 'timedOut' ? copy.timedOut : copy.failed(controls.causes[failed])

/**
 * A heart and the like count, both to press (R-CARD-11, R-CARD-17). Sending is announced to screen
 * readers; the cause of a failure stands beside the heart for a while.
 */
export function LikeButton({ product }: { product: Product }) {
  const { count, liked, progress, like } = useLike(product)
  const sending = progress === 'sending'
  const failed = progress && !sending
  return (
    <div className={styles.like}>
      <label>
        <button
          type="button"
          className={classNames('icon-button', sending && styles.sending)}
          aria-label={productCard.like(product.name)}
          aria-pressed={liked}
          aria-busy={sending}
          onClick={like}
        >
          <HeartIcon />
        </button>
        <span>{grouped(count)}</span>
      </label>
      <output className={failed ? styles.failed : 'visually-hidden'}>
        {sending ? copy.sending : failed && failureText(progress.failed)}
      </output>
    </div>
  )
}
