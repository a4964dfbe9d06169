import classNames from 'classnames'
import styles from './CardSkeleton.module.scss'
import '@/styles/shared/card.scss'

const places = [1, 2, 3, 4]

/** Placeholders of the first product cards, as high as real ones. */
export const CardSkeleton = () => (
  <div className={styles.shapes}>
    {places.map((place) => (
      <div key={place} className="card">
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
    ))}
  </div>
)
