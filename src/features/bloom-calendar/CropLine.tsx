import { bloomCalendar, type Crop } from '@content/features/bloom-calendar'
import { calendar } from '@content/site/calendar'
import { format } from '@content/site/format'
import { memo } from 'react'
import { Image } from '@/components/ui/Image'
import { DownIcon } from '@/components/ui/icons'
import { bloomIn } from '@/domain/bloom'
import type { Month } from '@/domain/months'
import styles from './CropLine.module.scss'
import { MonthCell } from './MonthCell'
import { MonthStrip } from './MonthStrip'

/** A crop's name and its twelve months, which open its row; they stay as they are when the offers come. */
export const CropLine = memo(function CropLine({
  crop,
  present,
}: {
  crop: Crop
  present: Month | undefined
}) {
  return (
    <summary className={styles.line}>
      <span className={styles.name}>
        <Image picture={crop.picture} />
        <strong>{crop.name}</strong>
        <small>
          <span className="visually-hidden">, {bloomCalendar.states.full}: </span>
          {format.list(crop.full.map(calendar.month))}
        </small>
        <DownIcon />
      </span>
      <MonthStrip present={present} cell={(month) => <MonthCell bloom={bloomIn(crop, month)} />} />
    </summary>
  )
})
