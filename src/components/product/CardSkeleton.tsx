import classNames from 'classnames'
import styles from './CardSkeleton.module.scss'
import '@/styles/card.scss'

/** The shape of a card that has not come, as high as one that has; whoever listens hears of it elsewhere. */
export function CardSkeleton() {
  return (
    <div className={classNames('card', styles.card)} aria-hidden="true">
      <div className="card-inner">
        <div className={classNames('card-picture', styles.picture)} />
        <div className={classNames('card-words', styles.words)}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={classNames('card-actions', styles.actions)}>
          <i />
        </div>
      </div>
    </div>
  )
}
