import type { AppCopy } from '@content/business/apps'
import { Image } from '@/components/ui/Image'
import styles from './AppScreen.module.scss'

/** Heights of the words on each screen, of 500 units from its upper edge, and which of them are titles. */
const places: Readonly<Record<AppCopy['id'], readonly (readonly [from: number, look: 'title' | 'text'])[]>> =
  {
    DTNApp: [
      [42, 'title'],
      [167, 'text'],
      [279, 'text'],
      [391, 'text'],
    ],
    ACNNetwork: [
      [42, 'title'],
      [360, 'text'],
      [403, 'text'],
      [441, 'text'],
    ],
    AgriMinerApp: [
      [285, 'title'],
      [310, 'text'],
    ],
  }

/** A phone that shows an app: the drawing, and on its screen words that grow with it. */
export function AppScreen({ app: { id, screen } }: { app: Pick<AppCopy, 'id' | 'screen'> }) {
  return (
    <div className={styles.phone}>
      <Image picture={screen.picture} />
      <svg viewBox="0 0 240 500" aria-hidden="true" data-app={id}>
        {screen.words.map((word, index) => {
          const [from, look] = places[id][index] ?? [0, 'text']
          return (
            <text
              key={word}
              className={styles[look]}
              x={id === 'DTNApp' && index > 0 ? 34 : 28}
              y={from + 16}
            >
              {word}
            </text>
          )
        })}
      </svg>
    </div>
  )
}
