import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './CarouselFrame.module.scss'

type CarouselFrameProps = ComponentPropsWithRef<'div'> & { controls?: ReactNode }

/** The frame of the carousel: space for its controls, reserved also where there are none, and the slides. */
export function CarouselFrame({ controls, children, ...rest }: CarouselFrameProps) {
  return (
    <div {...rest}>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
