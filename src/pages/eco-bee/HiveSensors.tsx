import { ecoBee } from '@content/pages/eco-bee'
import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import styles from './HiveSensors.module.scss'

const { image, alt, featureTitle, description, choice, example, features } = ecoBee.sensors

/** What shines of each sensor in the drawing, and the line from it to its number. */
const parts = [
  ['M244 345a44 44 0 1 0 88 0 44 44 0 1 0-88 0z', 'M287.6 345.4L98 262'],
  ['M328 319a38 38 0 1 0 76 0 38 38 0 1 0-76 0z', 'M365.6 319L542 236'],
  ['M140 552h262l92-38v30l-92 38H140z', 'M377.6 566.8L542 540'],
  ['M196 462h178v34H196z', 'M214.4 467.8L98 540'],
  ['M178 405a40 40 0 1 0 80 0 40 40 0 1 0-80 0z', 'M212 405.4L98 402'],
] as const

/**
 * The sensors of the hive (R-BEE-01, R-BEE-02) as a choice that needs no script: a number on the
 * hive or in the list lights its part and opens its words. Arrow keys move between them.
 */
export function HiveSensors() {
  const id = useId()
  const inputId = (index: number) => `${id}${index}`
  return (
    <article className={styles.sensors} aria-labelledby={id}>
      <div>
        <h2 id={id}>{featureTitle}</h2>
        <p className="lead">{description}</p>
      </div>
      <div className={styles.hive}>
        <Image picture={{ ...image, alt }} />
        <svg viewBox="0 4 640 620" aria-hidden="true">
          {parts.map(([part, line]) => (
            <g key={line}>
              <path className={styles.part} d={part} />
              <path d={line} />
            </g>
          ))}
        </svg>
        {features.map(({ title }, index) => (
          <label key={title} htmlFor={inputId(index)}>
            <span aria-hidden="true">{index + 1}</span>
          </label>
        ))}
      </div>
      <fieldset aria-label={choice}>
        <ol>
          {features.map((sensor, index) => (
            <SensorChoice key={sensor.title} name={id} id={inputId(index)} sensor={sensor} index={index} />
          ))}
        </ol>
      </fieldset>
    </article>
  )
}

type SensorChoiceProps = {
  /** Of all choices together. */
  name: string
  id: string
  sensor: (typeof features)[number]
  /** From 0; its number is one more. */
  index: number
}

/** A sensor to choose, and what shows of it once it is chosen. */
const SensorChoice = ({ name, id, sensor: { title, content, reading, curve }, index }: SensorChoiceProps) => (
  <li>
    <label>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        id={id}
        // The number on the hive labels it, too; its name is the word alone.
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        defaultChecked={index === 0}
      />
      <i aria-hidden="true">{index + 1}</i>
      <strong id={`${id}-title`}>{title}</strong>
    </label>
    <div id={`${id}-words`}>
      <span>{content}</span>
      <b>
        {reading} <small>{example}</small>
      </b>
      <svg viewBox="0 0 260 56" aria-hidden="true">
        <path d="M0 54h260" />
        <path d={curve} />
      </svg>
    </div>
  </li>
)
