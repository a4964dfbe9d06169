import { Section } from './Section'
import styles from './Steps.module.scss'

/** What happens, in its order. */
export type StepsCopy = {
  heading: string
  lead?: string
  steps: readonly { title: string; text: string }[]
}

type StepsProps = StepsCopy & { tone?: 'cream' | 'sand'; id?: string }

/** A numbered way from the first word to the last jar. */
export function Steps({ steps, ...section }: StepsProps) {
  return (
    <Section {...section}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
