import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import styles from './Thread.module.scss'

/** A place on the way from the flower to the front door. */
export type StationCopy = { title: string; text: string; picture: Picture }

/** Stations along one honey-coloured thread; side by side from medium screens on. */
export function Thread({ stations }: { stations: readonly StationCopy[] }) {
  return (
    <ul className={styles.thread}>
      {stations.map(({ title, text, picture }) => (
        <li key={title}>
          <Image picture={picture} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
