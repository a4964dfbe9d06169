import classNames from 'classnames'
import { sentLanguage } from '@/config/language'
import { useBrokenPicture } from '@/hooks/use-broken-picture'
import styles from './ProductPicture.module.scss'

type ProductPictureProps = {
  src: string | undefined
  name: string
  /** Gives the box its size. */
  className?: string | undefined
  /** The page's first picture comes at once, all others when they near the viewport. */
  eager?: boolean | undefined
  /** Draws the empty box alone: browsers fetch even a lazy picture that is three screens away. */
  far?: boolean | undefined
}

/** Skies and grounds to stand before. */
const tones = [styles.mist, styles.peach, styles.sand, styles.leaf, styles.wheat, styles.sage]

/** The same tone for the same address, wherever the picture is shown. */
function toneOf(src: string) {
  let sum = 0
  for (let index = 0; index < src.length; index++) sum = (sum * 31 + src.charCodeAt(index)) % 65_521
  return tones[sum % tones.length]
}

/**
 * A product's picture, whole, in a box of its own size; an empty hexagon where there is none or it is broken
 * (R-CARD-12).
 */
export function ProductPicture({ src, name, className, eager, far }: ProductPictureProps) {
  const { isBroken, listeners } = useBrokenPicture(src)
  if (!src || isBroken) return <div className={classNames(styles.none, className)} />
  const box = classNames(styles.box, toneOf(src), className)
  if (far) return <div className={box} />
  // The first one is painted with the words beside it, the others when they are ready.
  const priority = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <div className={box}>
      <img src={src} alt={name} lang={sentLanguage} width="480" height="560" {...listeners} {...priority} />
    </div>
  )
}
