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
    <>
      <p className={styles.progress}>{words.progress}</p>
      <h2 id={id} className={styles.heading} ref={ref} tabIndex={-1}>
        {words.heading}
      </h2>
    </>
  )
}
