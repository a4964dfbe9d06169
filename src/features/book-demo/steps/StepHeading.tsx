import type { Ref } from 'react'
import styles from './StepHeading.module.scss'

type StepHeadingProps = {
  /** Names the step's form. */
  id: string
  words: { progress: string; heading: string }
  ref: Ref<HTMLHeadingElement>
}

/** 'Step 1 of 2' and the heading, which takes the focus when its step opens. */
export function StepHeading({ id, words, ref }: StepHeadingProps) {
  return (
    <div className={styles.step}>
      <p>{words.progress}</p>
      <h2 id={id} ref={ref} tabIndex={-1}>
        {words.heading}
      </h2>
    </div>
  )
}
