import { bloomCalendar } from '@content/features/bloom-calendar'
import { findOffer } from '@/domain/catalogue/find-offer'
import type { Product } from '@/domain/catalogue/product'
import styles from './BloomRows.module.scss'
import { CropRow, type CropRowCopy } from './CropRow'
import { MonthHeads } from './MonthHeads'
import { usePresentMonth } from './use-present-month'

export type BloomRowsProps = {
  /** Words of an opened row. */
  row: CropRowCopy
  offers: readonly Product[]
}

/** A line of months, and a row for each crop; one row is open at a time. */
export function BloomRows({ row, offers }: BloomRowsProps) {
  const present = usePresentMonth()
  return (
    <div className={styles.calendar}>
      <MonthHeads present={present} />
      <ul>
        {bloomCalendar.crops.map((crop) => (
          <li key={crop.name}>
            <CropRow {...row} crop={crop} present={present} offer={findOffer(crop.offer, offers)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
