import classNames from 'classnames'
import shape from './CardShape.module.scss'
import styles from './CardSkeleton.module.scss'

/** The shape of a card that has not come, as high as one that has; whoever listens hears of it elsewhere. */
export function CardSkeleton() {
  return (
    <div className={classNames(shape.card, styles.card)} aria-hidden="true">
      <div className={shape.inner}>
        <div className={classNames(shape.picture, styles.picture)} />
        <div className={classNames(shape.words, styles.words)}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={classNames(shape.actions, styles.actions)}>
          <i />
        </div>
      </div>
    </div>
  )
}
