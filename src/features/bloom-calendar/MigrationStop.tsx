import { bloomCalendar, type Crop } from '@content/features/bloom-calendar'
import { calendar } from '@content/site/calendar'
import { format } from '@content/site/format'
import classNames from 'classnames'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import { bloomIn } from '@/domain/bloom'
import type { Month } from '@/domain/months'
import styles from './MigrationStop.module.scss'

type MigrationStopProps = {
  crop: Crop
  present: Month | undefined
  /** The lorry, where it stands here. */
  lorry: Picture | undefined
}

/** A stop of the road, and the road from there to the next: down the page on phones, across it elsewhere. */
export function MigrationStop({ crop, present, lorry }: MigrationStopProps) {
  const { states } = bloomCalendar
  const bloom = present && bloomIn(crop, present)
  return (
    <li className={classNames(styles.stop, bloom === 'full' && styles.inFlower)}>
      <svg className={styles.way} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.down} d="M0 50C0 136 100 64 100 150" />
        <path className={styles.across} d="M50 0C90 0 110 100 150 100" />
      </svg>
      <Image picture={crop.picture} className={styles.flower} />
      <div className={styles.words}>
        <h3>{crop.name}</h3>
        <p>
          <span className="visually-hidden">{states.full}: </span>
          {format.list(crop.full.map(calendar.month))}
        </p>
      </div>
      {lorry && <Image picture={lorry} className={styles.lorry} />}
    </li>
  )
}
