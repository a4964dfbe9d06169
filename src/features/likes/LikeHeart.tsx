import { useEffect, useRef } from 'react'
import { HeartIcon } from '@/components/ui/icons'
import { replayed } from '@/components/ui/replayed'
import styles from './LikeHeart.module.scss'

type LikeHeartProps = { id: string; name: string; count: number; liked?: boolean; onPress?: () => void }

/** Id of the product whose heart has the focus. */
let focused: string | undefined

/**
 * The heart of a product, with its like count beside it (R-CARD-11). One that takes another's place, as its module
 * comes, takes over the focus.
 */
export function LikeHeart({ id, name, count, liked = false, onPress }: LikeHeartProps) {
  const heart = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused === id && document.activeElement === document.body)
      heart.current?.querySelector('button')?.focus({ preventScroll: true })
    // Gone for good, unless another one takes its place in this very moment.
    return () =>
      queueMicrotask(() => {
        if (focused === id && document.activeElement === document.body) focused = undefined
      })
  }, [id])
  return (
    <div className={styles.like} ref={heart}>
      <button
        type="button"
        className="icon-button"
        aria-label={`Like ${name}`}
        aria-pressed={liked}
        onClick={onPress}
        onFocus={() => {
          focused = id
        }}
        onBlur={() => {
          focused = undefined
        }}
        {...replayed}
      >
        <HeartIcon />
      </button>
      <span>{count}</span>
    </div>
  )
}
