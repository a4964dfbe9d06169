import type { ReactNode } from 'react'
import { sentLanguage } from '@/config/language'
import styles from './SlideFrame.module.scss'

type SlideFrameProps = {
  /** Id of the slide's name, which makes it an article; without one it is a blank. */
  nameId?: string
  picture?: ReactNode
  kind?: ReactNode
  name?: ReactNode
  price?: ReactNode
  action?: ReactNode
}

/** The frame of a slide: all are equally high, however long their names, and also when empty. */
export function SlideFrame({ nameId, picture, kind, name, price, action }: SlideFrameProps) {
  const [Slide, Name] = nameId ? (['article', 'h3'] as const) : (['div', 'div'] as const)
  return (
    <div className={styles.cell}>
      <Slide className={styles.slide} aria-labelledby={nameId}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <p className={styles.kind} lang={sentLanguage}>
            {kind}
          </p>
          <Name className={styles.name} id={nameId} lang={sentLanguage}>
            {name}
          </Name>
          <div className={styles.price}>{price}</div>
          <div className={styles.action}>{action}</div>
        </div>
      </Slide>
    </div>
  )
}
