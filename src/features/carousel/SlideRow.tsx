import classNames from 'classnames'
import type { ReactElement } from 'react'
import styles from './SlideRow.module.scss'

type SlideRowProps = {
  /** With their keys. */
  slides: readonly ReactElement[]
  /** Nothing to see or to reach: the row only holds the place of the one to come. */
  blank?: boolean
}

/** Slides in a row to scroll by hand, two at a time, one below 600 px. */
export function SlideRow({ slides, blank = false }: SlideRowProps) {
  return (
    <ul className={classNames(styles.row, blank && styles.blank)} aria-hidden={blank || undefined}>
      {slides.map((slide) => (
        <li key={slide.key}>{slide}</li>
      ))}
    </ul>
  )
}
