import type { Ref } from 'react'
import styles from './StepHeading.module.scss'

type StepHeadingProps = {
  /** Names the step's form. */
  id: string
  copy: { progress: string; heading: string }
  ref: Ref<HTMLHeadingElement>
}

/** 'Step 1 of 2' and the heading, which takes the focus when its step opens. */
export function StepHeading({ id, copy, ref }: StepHeadingProps) {
  return (
    <div className={styles.step}>
      <p>{copy.progress}</p>
      <h2 id={id} ref={ref} tabIndex={-1}>
        {copy.heading}
      </h2>
    </div>
  )
}
