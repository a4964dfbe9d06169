import classNames from 'classnames'
import type { Bloom } from '@/domain/bloom'
import styles from './MonthCell.module.scss'

/** A month of a crop as a hexagon; words beside it say the same. */
export function MonthCell({ bloom }: { bloom: Bloom }) {
  return <i className={classNames(styles.cell, styles[bloom])} />
}
