import { HeartIcon } from '@/components/ui/icons'
import { replayed } from '@/components/ui/replayed'
import styles from './LikeHeart.module.scss'

type LikeHeartProps = { name: string; count: number; liked?: boolean; onPress?: () => void }

/** The heart of a product, with its like count beside it (R-CARD-11). */
export function LikeHeart({ name, count, liked = false, onPress }: LikeHeartProps) {
  return (
    <div className={styles.like}>
      <button
        type="button"
        className="icon-button"
        aria-label={`Like ${name}`}
        aria-pressed={liked}
        onClick={onPress}
        {...replayed}
      >
        <HeartIcon />
      </button>
      <span>{count}</span>
    </div>
  )
}
