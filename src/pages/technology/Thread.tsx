import type { PlatformCopy } from '@content/business/technology-platforms'
import { CardList } from '@/components/sections/CardList'
import styles from './Thread.module.scss'

/** Stations along one honey-coloured thread; side by side from medium screens on. */
export function Thread({ stations }: { stations: readonly PlatformCopy[] }) {
  return <CardList cards={stations} className={styles.thread} />
}
