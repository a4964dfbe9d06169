import type { AppCopy } from '@content/business/apps'
import { Image } from '@/components/ui/Image'
import styles from './AppScreen.module.scss'

type TextPlace = readonly [x: number, baseline: number, look: 'title' | 'text']

/** Where the words stand on each screen, which is 240 units wide and 500 high. */
const places: Readonly<Record<AppCopy['id'], readonly TextPlace[]>> = {
  DTNApp: [
    [28, 58, 'title'],
    [34, 183, 'text'],
    [34, 295, 'text'],
    [34, 407, 'text'],
  ],
  ACNNetwork: [
    [28, 58, 'title'],
    [28, 376, 'text'],
    [28, 419, 'text'],
    [28, 457, 'text'],
  ],
  AgriMinerApp: [
    [28, 301, 'title'],
    [28, 326, 'text'],
  ],
}

/** A phone that shows an app: the drawing, and on its screen words that grow with it. */
export function AppScreen({ app: { id, screen } }: { app: Pick<AppCopy, 'id' | 'screen'> }) {
  return (
    <div className={styles.phone}>
      <Image picture={screen.picture} />
      <svg viewBox="0 0 240 500" aria-hidden="true" data-app={id}>
        {places[id].map(([x, y, look], index) => (
          <text key={y} className={styles[look]} x={x} y={y}>
            {screen.words[index]}
          </text>
        ))}
      </svg>
    </div>
  )
}
